/**
 * Returns a picture's size in pixels as it is shown, upright; undefined if the browser cannot read
 * the file.
 */
export function measurePicture(file: Blob): Promise<{ width: number; height: number } | undefined> {
  return createImageBitmap(file).then(
    (bitmap) => {
      const { width, height } = bitmap;
      bitmap.close();
      return { width, height };
    },
    () => undefined,
  );
}
