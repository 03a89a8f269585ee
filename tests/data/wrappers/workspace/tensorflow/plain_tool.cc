#include <iostream>
#include <sys/utsname.h>
int main() {
  utsname name;
  uname(&name);
  std::cout << "#define PLAIN " << sizeof(void*) << std::endl;
}
