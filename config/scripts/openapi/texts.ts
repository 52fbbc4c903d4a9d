/**
 * Adapts a text of the contract to the document: converts paths to the form of OpenAPI, and removes references to
 * repository files.
 */
export const inDocument = (text: string) =>
  text.replace(/ ?\((?:docs|limits)\/[^)]*\)/g, '').replace(/(\/[\w-]+\/):(\w+)/g, '$1{$2}');
