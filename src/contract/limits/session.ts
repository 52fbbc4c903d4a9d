/** Limits of the sign-in form and of the sign-in endpoint. */
export const session = {
  maxUsernameLength: 64,
  maxPasswordLength: 128,
  /** Wrong passwords of one user name in a minute before the server makes it wait. */
  maxAttemptsPerMinute: 5,
} as const;
