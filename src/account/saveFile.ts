/** Saves a file that is in memory under that name, as a download. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  // At once, some browsers would cancel the download.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
