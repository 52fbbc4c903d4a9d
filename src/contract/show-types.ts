/** How to show a failure (docs/spec.md section 8). Any other number is an error message. */
export const showTypes = { silent: 0, warning: 1, error: 2, notification: 4, page: 9 } as const;
