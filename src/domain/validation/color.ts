/** Whether `text` is a color as #RRGGBB (docs/domain.md 6.14). */
export const isColor = (text: string) => /^#[0-9A-Fa-f]{6}$/.test(text);
