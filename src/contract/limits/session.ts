/** Limits of the sign-in form and of the sign-in endpoint. */
export const session = {
  username: 64,
  password: 128,
  /** Wrong passwords of one user name in a minute before the server makes it wait. */
  attemptsPerMinute: 5,
} as const;
