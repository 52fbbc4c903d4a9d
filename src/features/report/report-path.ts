/** URL of a report in a drawer over the list. */
export const reportPath = (id: string) => `/data/report-list?id=${encodeURIComponent(id)}`;
