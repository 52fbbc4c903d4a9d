/** Limits of the sign-in form and of the sign-in endpoint. */
export const session = {
  maxUsernameLength: 64,
  maxPasswordLength: 128,
  /** Wrong passwords per user name and minute before the server refuses further attempts. */
  maxAttemptsPerMinute: 5,
} as const;
