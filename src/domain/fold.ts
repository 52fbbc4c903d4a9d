/** `text` as words are compared: without regard to case, width and space around it (docs/domain.md 6.14). */
export const fold = (text: string) => text.normalize('NFKC').toLowerCase().normalize('NFKC').trim();
