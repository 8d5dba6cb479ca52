/** The codes with which what concerns photos is refused. */
export const photoErrors = {
  "photos/no-folder": { status: 400 },
  "photos/unknown-point": { status: 404 },
  "photos/unknown-import": { status: 404 },
  "photos/closed": { status: 403 },
  "photos/no-match": { status: 404 },
  "photos/not-found": { status: 404 },
  "photos/grant-over": { status: 410 },
  "photos/address-over": { status: 410 },
} as const;
