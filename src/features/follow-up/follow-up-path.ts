/** Address of the list with one follow-up open over it. */
export const followUpPath = (id: string) => `/data/follow-tracks?tab=all&assignee=&edit=${encodeURIComponent(id)}`;
