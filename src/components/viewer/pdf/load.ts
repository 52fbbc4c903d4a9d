/** Loads the PDF viewer, which is larger than any screen: on first use, or ahead of it. */
export const loadPdf = () => import('./Pdf');
