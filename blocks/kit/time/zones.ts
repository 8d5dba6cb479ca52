import { useSyncExternalStore } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import { inZone } from "./dates.ts";

const never = () => () => {};
const visitorZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Writes an instant as D/M and time in the visitor's own zone, with the zone's offset; undefined if
 * that zone reads the same as the race's, and always on the server, which does not know the
 * visitor's zone.
 */
export function useVisitorTime(): (instant: string | number) => string | undefined {
  const { language, timeZone } = useSite();
  const zone = useSyncExternalStore(never, visitorZone, () => undefined);
  return (instant) => {
    if (!zone) return undefined;
    const local = inZone(instant, zone);
    if (local.utcOffset() === inZone(instant, timeZone).utcOffset()) return undefined;
    return local
      .locale(language === "zh" ? "zh-cn" : "en")
      .format(language === "zh" ? "M月D日 HH:mm [UTC]Z" : "D MMM, HH:mm [UTC]Z");
  };
}
