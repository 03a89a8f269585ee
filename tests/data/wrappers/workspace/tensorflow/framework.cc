#include "tensorflow/framework.h"
#include <string>
int framework_number() { return static_cast<int>(std::string("framework").size()); }
