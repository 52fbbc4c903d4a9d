/** URL of the agreements of a record, showing the newest one or the one with `id`. */
export const agreementPath = (recordId: string, id?: string) =>
  `/record/record-agreement?recordId=${encodeURIComponent(recordId)}${id ? `&id=${encodeURIComponent(id)}` : ''}`;
