#pragma once
const char* kernel_text();
