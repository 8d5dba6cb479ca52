const paths = {
  add: "M12 16V5M7 10l5-5 5 5M4 19h16",
  download: "M12 4v11M7 11l5 5 5-5M4 20h16",
  remove: "M4 7h16M10 4h4M6 7l1 13h10l1-13M10 11v5M14 11v5",
  retry: "M19 12a7 7 0 1 1-2.2-5.1M19 3v4.5h-4.5",
  close: "M6 6l12 12M18 6L6 18",
};

/** An icon for a button about a file; the button itself has the label. */
export function UploadGlyph({ name, size = 20 }: { name: keyof typeof paths; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={paths[name]}
        fill="none"
        stroke="currentcolor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
