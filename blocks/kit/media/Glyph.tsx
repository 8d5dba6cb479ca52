const paths = {
  previous: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  close: "M6 6l12 12M18 6L6 18",
  pause: "M9 6v12M15 6v12",
  play: "M8 5.5v13l11-6.5z",
};

/** An icon for a button; the button itself has the label. */
export function Glyph({ name, size = 24 }: { name: keyof typeof paths; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={paths[name]}
        fill={name === "play" ? "currentcolor" : "none"}
        stroke="currentcolor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
