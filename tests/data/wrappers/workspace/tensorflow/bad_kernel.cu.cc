int kernel() { return oops; }
