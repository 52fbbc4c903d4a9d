/** Address of the screen of one record. */
export const recordPath = (id: string) => `/record/record-detail?id=${encodeURIComponent(id)}`;
