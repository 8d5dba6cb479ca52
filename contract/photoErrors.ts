/** The codes with which what concerns photos is refused. */
export const photoErrors = {
  "photos/no-folder": { status: 400 },
  "photos/unknown-point": { status: 404 },
  "photos/unknown-import": { status: 404 },
} as const;
