import { useSyncExternalStore } from "react";
import { inZone } from "#blocks/kit/dates.ts";
import { useSite } from "#blocks/kit/site.ts";
import { texts } from "#blocks/kit/texts.ts";
import { messages } from "#locales/generated/site.ts";
import { useProgram } from "../program.ts";
import { withoutPreview } from "../timePreview.ts";
import styles from "./Shell.module.css";

const useTexts = texts(messages);
const never = () => () => {};

/** Says that the page is shown as it is at another instant, with the way back; nothing where it is not. */
export function TimeRibbon() {
  const { preview } = useProgram();
  const { timeZone, language } = useSite();
  const t = useTexts();
  // The open page is in the address, which changes without a new load.
  const present = useSyncExternalStore(
    never,
    () => withoutPreview(location.href),
    () => "/",
  );
  if (!preview) return null;
  const { at, asked } = preview;
  return (
    <p className={styles.preview} data-time-preview>
      {at === undefined
        ? t("previewUnreadable", { asked: asked.slice(0, 60) })
        : t("previewAt", { moment: writeMoment(at, timeZone, language) })}{" "}
      <a href={present}>{t("toPresent")}</a>
    </p>
  );
}

function writeMoment(at: number, timeZone: string, language: "zh" | "en"): string {
  const format = language === "zh" ? "YYYY年M月D日 HH:mm:ss" : "D MMMM YYYY, HH:mm:ss";
  return inZone(at, timeZone)
    .locale(language === "zh" ? "zh-cn" : "en")
    .format(`${format} [UTC]Z`);
}
