/** Of a filter: medical reviews that somebody asked for and nobody has given yet. */
export const reviewRequests = [
  /** Those that the signed-in operator may give: asked of them, or by another operator of anyone. */
  'mine',
  /** All of them. */
  'any',
] as const;
