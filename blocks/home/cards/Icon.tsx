import { LineDrawing } from "#blocks/kit/media/LineDrawing.tsx";
import { iconPaths } from "#core/iconPaths.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import styles from "./Cards.module.css";

/** A line drawing in the race's colour; the title beside it has the words. */
export function Icon({ name }: { name: NonNullable<HomeProps["cards"]["cards"][number]["icon"]> }) {
  return <LineDrawing path={iconPaths[name]} size={36} className={styles.icon} />;
}
