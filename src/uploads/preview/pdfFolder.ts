/**
 * The folder of the built site with the files that pdf.js fetches, without a leading slash; its
 * version keeps old copies apart.
 */
export const pdfFolder = "assets/pdfjs-5.6.205/";
