import type { HomeProps } from "#schemas/generated/types.ts";
import styles from "./Cards.module.css";

// 24 px line drawings, in the manner of the entries to sign up and look up.
const paths: Record<NonNullable<HomeProps["cards"]["cards"][number]["icon"]>, string> = {
  bag: "M6 9.5a6 6 0 0 1 12 0V20H6zM9.5 4.6V3.5a2.5 2.5 0 0 1 5 0v1.1M9 20v-5h6v5M10 9.5h4",
  bed: "M3 6v13M3 15.5h18M21 19v-5a3 3 0 0 0-3-3h-7v4.5M7 13a2 2 0 1 0 0-4 2 2 0 0 0 0 4z",
  bib: "M4 5h16v14H4zM7.5 8.2v0M16.5 8.2v0M8.5 11.5l1.5-1v5M13 11.2c.5-.7 2.5-.8 2.5.7 0 1.2-2.5 2.2-2.5 3.6h2.7",
  bus: "M5 17V6.5A2.5 2.5 0 0 1 7.5 4h9A2.5 2.5 0 0 1 19 6.5V17zM5 12h14M7 17v2.5M17 17v2.5M8.2 14.5v0M15.8 14.5v0M9 4v0",
  calendar: "M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8M8 14h2.5M13.5 14H16M8 17h2.5",
  camera: "M3.5 8h4l1.6-2.5h5.8L16.5 8h4v11h-17zM12 16.5a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8z",
  clock: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7v5l3.2 2",
  food: "M4 11.5h16a8 8 0 0 1-4.5 7v1.5h-7v-1.5a8 8 0 0 1-4.5-7zM9 8.5c-1-1.3 1-2 0-3.5M13 8.5c-1-1.3 1-2 0-3.5",
  info: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 11v5.5M12 7.8v0",
  mail: "M3.5 6h17v12.5h-17zM3.5 7l8.5 6.5L20.5 7",
  map: "M12 21s-6.5-6.2-6.5-11a6.5 6.5 0 0 1 13 0c0 4.8-6.5 11-6.5 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
  medal: "M12 21a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM9 11.9 6 3.5h4l2 5.5 2-5.5h4l-3 8.4M12 14v4",
  parking: "M4 4h16v16H4zM9.5 16.5v-9h3a2.75 2.75 0 0 1 0 5.5h-3",
  people:
    "M9 11a3.3 3.3 0 1 0 0-6.6A3.3 3.3 0 0 0 9 11zM2.8 19.5c0-3.6 2.6-5.5 6.2-5.5s6.2 1.9 6.2 5.5M15.5 4.7a3.3 3.3 0 0 1 0 6M17.5 14.4c2.3.6 3.7 2.3 3.7 5.1",
  phone: "M7 3.5h10v17H7zM10.8 17.6h2.4",
  plane: "M10.5 3.8c0-1.8 3-1.8 3 0v5l7 4.2v2l-7-2v4.5l2.3 1.8v1.4L12 19.6l-3.8 1.1v-1.4l2.3-1.8V13l-7 2v-2l7-4.2z",
  shirt: "M8.5 4 3 7.5 5.2 11.5 7 10.5V20h10v-9.5l1.8 1L21 7.5 15.5 4a3.5 3.5 0 0 1-7 0z",
  shoe: "M3 8.5 7.5 7c1 2.5 3 3 4.5 3.2L20 14c1.2.7 1.2 2.2 1 4H3zM3 15h18M11.5 10.2 10.3 12M14 11.3 12.8 13",
  ticket: "M3.5 7h17v3a2 2 0 0 0 0 4v3h-17v-3a2 2 0 0 0 0-4zM14.5 7v2M14.5 11v2M14.5 15v2",
  train:
    "M6 15.5v-9A2.5 2.5 0 0 1 8.5 4h7A2.5 2.5 0 0 1 18 6.5v9A1.5 1.5 0 0 1 16.5 17h-9A1.5 1.5 0 0 1 6 15.5zM6 11h12M9 14v0M15 14v0M8.5 17 6 20.5M15.5 17l2.5 3.5",
  water: "M12 3.5s-6 6.6-6 10.7a6 6 0 0 0 12 0c0-4.1-6-10.7-6-10.7zM9 14.5a3 3 0 0 0 2.6 2.8",
  "first-aid": "M4 7.5h16V20H4zM8.5 7.5V4.5h7v3M12 10.8v6M9 13.8h6",
};

/** A line drawing in the race's colour; the title beside it has the words. */
export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width="36" height="36" aria-hidden="true" focusable="false">
      <path
        d={paths[name]}
        fill="none"
        stroke="currentcolor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
