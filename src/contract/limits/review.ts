/** Filter values for medical reviews that were requested and not given yet. */
export const reviewRequests = [
  /** Reviews that the current operator can give: requested from them, or by another operator from anyone. */
  'mine',
  /** All requested reviews. */
  'any',
] as const;
