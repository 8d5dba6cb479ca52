import type { Client } from "#src/client/client.ts";
import review from "../../review/Review.module.css";
import { Secret } from "../kit/Secret.tsx";
import { useTimingTexts } from "./texts.ts";

const line = "[Event.ID];[RD_TimingPoint];[Bib];[RD_Time]";

/** The address to which each system sends its passings. */
export function Addresses({ client }: { client: Client }) {
  const t = useTimingTexts();
  const write = (format: "race-result" | "racemap") => `${client.base || window.location.origin}/timing/${format}`;
  return (
    <>
      <h4>{t("addresses")}</h4>
      <p className={review.hint}>{t("addressesLead")}</p>
      <Secret label={t("to-raceResult")} value={write("race-result")} />
      <Secret label={t("lines")} value={line} />
      <Secret label={t("to-racemap")} value={write("racemap")} />
    </>
  );
}
