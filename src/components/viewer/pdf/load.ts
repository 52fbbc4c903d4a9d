/** What reads PDFs: larger than any screen, it comes when it is first needed, or on the way to that. */
export const loadPdf = () => import('./Pdf');
