/** Address of the screen of a record's agreements: the newest, or the one with `id`. */
export const agreementPath = (recordId: string, id?: string) =>
  `/record/record-agreement?recordId=${encodeURIComponent(recordId)}${id ? `&id=${encodeURIComponent(id)}` : ''}`;
