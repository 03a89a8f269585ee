#include <vector>
int main() { return oops; }
