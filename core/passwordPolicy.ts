/**
 * What passwords a server takes: `basic` is 6 to 20 letters and digits with both among them,
 * `strong` 10 to 128 characters of any kind.
 */
export type PasswordPolicy = "basic" | "strong";

/**
 * Returns whether a password has the shape that the policy asks for. A server with the strong one
 * also refuses common passwords and the email address.
 */
export function hasPasswordShape(policy: PasswordPolicy, password: string): boolean {
  if (policy === "basic") return /^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]{6,20}$/.test(password);
  // Counted in characters as people see them typed, not in UTF-16 units.
  const { length } = [...password];
  return length >= 10 && length <= 128;
}
