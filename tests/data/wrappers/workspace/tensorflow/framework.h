#pragma once
int framework_number();
