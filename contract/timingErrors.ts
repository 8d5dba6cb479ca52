/** The codes with which timing systems, and organisers who set them up, are refused. */
export const timingErrors = {
  "timing/unknown-source": { status: 404 },
  "timing/unknown-point": { status: 400 },
  "timing/too-many-sources": { status: 409 },
  "timing/too-many-runners": { status: 400 },
  "timing/wrong-token": { status: 401 },
  "timing/wrong-signature": { status: 401 },
  "timing/unreadable": { status: 400 },
  "live/closed": { status: 409 },
} as const;

/** The codes with which what timing systems send is refused, which is no call. */
export const feedErrors = ["timing/wrong-token", "timing/wrong-signature", "timing/unreadable"] as const;
