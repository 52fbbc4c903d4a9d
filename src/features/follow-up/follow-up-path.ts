/** Address of the list of the operator’s own with one follow-up open over it. */
export const followUpPath = (id: string) => `/data/follow-tracks?edit=${encodeURIComponent(id)}`;
