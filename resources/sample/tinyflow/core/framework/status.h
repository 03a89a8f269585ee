// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: 0BSD
// Success, or a sentence that says what went wrong.
#ifndef TINYFLOW_CORE_FRAMEWORK_STATUS_H_
#define TINYFLOW_CORE_FRAMEWORK_STATUS_H_

#include <string>
#include <utility>

namespace tinyflow {

class Status {
 public:
  static Status Ok() { return Status(); }
  static Status Error(std::string message) { return Status(std::move(message)); }

  bool ok() const { return message_.empty(); }
  const std::string& message() const { return message_; }

 private:
  Status() = default;
  explicit Status(std::string message) : message_(std::move(message)) {}

  std::string message_;
};

#define TINYFLOW_RETURN_IF_ERROR(EXPRESSION)                  \
  do {                                                        \
    ::tinyflow::Status status_in_macro = (EXPRESSION);        \
    if (!status_in_macro.ok()) return status_in_macro;        \
  } while (false)

}  // namespace tinyflow

#endif  // TINYFLOW_CORE_FRAMEWORK_STATUS_H_
