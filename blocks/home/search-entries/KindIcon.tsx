import type { HomeProps } from "#schemas/generated/types.ts";

// A bib, a list under a glass, a stopwatch, a camera: 24 px line drawings.
const paths: Record<HomeProps["search-entries"]["entries"][number]["kind"], string> = {
  registration: "M4 5h16v14H4zM7.5 8.2v0M16.5 8.2v0M12 9v7M8.5 12.5h7",
  "registration-search": "M4 5h12M4 10h7M4 15h5M15.5 18.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM18.4 17.4 21 20",
  "score-search": "M12 21a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM12 9.5v4l2.5 1.8M9.5 2.5h5M12 2.5V6M18 6.5l1.5 1.5",
  "photo-search": "M3.5 8h4l1.6-2.5h5.8L16.5 8h4v11h-17zM12 16.5a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8z",
};

/** The line drawing of an entry's kind, in the colour of the text around it. */
export function KindIcon({ kind }: { kind: keyof typeof paths }) {
  return (
    <svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true" focusable="false">
      <path
        d={paths[kind]}
        fill="none"
        stroke="currentcolor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
