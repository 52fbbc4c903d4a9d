/** A name as two are compared: the same whatever the case and the width of its letters, or the spaces between. */
export const foldName = (name: string) => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '');
