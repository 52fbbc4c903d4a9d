/** A text of the contract for a reader who has the document alone: paths as it writes them, no place in the repository. */
export const inDocument = (text: string) =>
  text.replace(/ ?\((?:docs|limits)\/[^)]*\)/g, '').replace(/(\/[\w-]+\/):(\w+)/g, '$1{$2}');
