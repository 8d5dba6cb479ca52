/** Where the built site has the files that the reader of PDFs fetches, without the slash before it; the version keeps old copies apart. */
export const pdfFolder = "assets/pdfjs-5.6.205/";
