/** URL of the current user's follow-up list with one follow-up open. */
export const followUpPath = (id: string) => `/data/follow-tracks?edit=${encodeURIComponent(id)}`;
