import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import { messages } from "#locales/generated/kit/link-action.ts";
import { useLinkStatus } from "./linkStatus.ts";

const useTexts = texts(messages);

/**
 * Returns why a link cannot be followed now, because its page is a service that is not open: when
 * it opens, since when it is closed, or the organiser's own words. Undefined if it can.
 */
export function useClosedReason(link: string): string | undefined {
  const t = useTexts();
  const date = useDates();
  const { ownText } = useSite();
  const { state, opensAt, closesAt, closedText } = useLinkStatus(60_000)(link);
  if (state === "open") return undefined;
  const sentences = {
    notYet: opensAt && t("opens", { moment: date(opensAt, "moment") }),
    over: closesAt && t("closedSince", { moment: date(closesAt, "moment") }),
    closed: ownText(closedText),
    cancelled: t("cancelled"),
  };
  return sentences[state] || t("closed");
}
