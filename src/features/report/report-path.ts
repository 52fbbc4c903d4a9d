/** Address of a report: over the list of all. */
export const reportPath = (id: string) => `/data/report-list?id=${encodeURIComponent(id)}`;
