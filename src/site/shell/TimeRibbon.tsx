import { useSyncExternalStore } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { inZone } from "#blocks/kit/time/dates.ts";
import { messages } from "#locales/generated/time-ribbon.ts";
import { readTimePreview, type TimeRibbonProps } from "../timePreview.ts";

const useTexts = texts(messages);
const never = () => () => {};

// Shows that the page is rendered as of another time, with a link back to now.
function TimeRibbon({ preview, className }: TimeRibbonProps) {
  const { timeZone, language } = useSite();
  const t = useTexts();
  // The open page is in the address, which changes without a new load.
  const present = useSyncExternalStore(
    never,
    () => withoutPreview(location.href),
    () => "/",
  );
  const { at, asked } = preview;
  return (
    <p className={className} data-time-preview>
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

/** Returns the same address without `at`. */
export function withoutPreview(address: string): string {
  const url = new URL(address);
  url.searchParams.delete("at");
  return url.href;
}

/** What a page needs whose address asks for another instant. */
const timeRibbon = { Ribbon: TimeRibbon, readTimePreview };
export default timeRibbon;
export type TimeRibbonPart = typeof timeRibbon;
