import { TextButton } from "#blocks/kit/control/TextButton.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { OwnDeferral } from "#contract/deferrals.ts";
import { messages } from "#locales/generated/signup/deferrals.ts";
import ownStyles from "../flow/OwnSignUps.module.css";
import shared from "../open/SignUp.module.css";
import { useSignUpServices } from "../signUpContext.ts";

const useTexts = texts(messages);

/**
 * The entries that a runner can defer to another race, or could once it takes them; those that were
 * deferred, and those that came from another race.
 */
export function OwnDeferrals({
  list,
  title,
}: {
  list: readonly OwnDeferral[];
  title: ((heading: HTMLElement | null) => void) | undefined;
}) {
  const t = useTexts();
  if (list.length === 0) return null;
  return (
    <section className={ownStyles.own} aria-labelledby="own-deferrals">
      <h3 id="own-deferrals" tabIndex={-1} ref={title}>
        {t("title")}
      </h3>
      <ul>
        {list.map((entry) => (
          <Entry key={entry.submissionId} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ entry }: { entry: OwnDeferral }) {
  const t = useTexts();
  const { text } = useSite();
  const dates = useDates();
  const { domainName } = useSignUpServices();
  const { name, state, to, deferredAt, from } = entry;
  const isHere = entry.domainName === domainName;
  const title = [!isHere && text(entry.siteTitle), text(entry.itemName), name].filter(Boolean).join(" · ");
  const target = to && { race: text(to.siteTitle), item: text(to.itemName) };
  return (
    <li>
      <p className={ownStyles.receiptItem}>
        {title}
        {state === "deferred" && <span data-withdrawn>{t("isDeferred")}</span>}
      </p>
      {from && (
        <p className={shared.quiet}>{t("cameFrom", { race: text(from.siteTitle), item: text(from.itemName) })}</p>
      )}
      {state === "deferred" && target && deferredAt !== null && (
        <p className={shared.quiet}>{t("deferredTo", { ...target, at: dates(deferredAt, "moment") })}</p>
      )}
      {state === "deferred" && to?.link && (
        <div className={ownStyles.withdrawal}>
          <a href={to.link}>{t("seeNew")}</a>
        </div>
      )}
      <Offer entry={entry} />
    </li>
  );
}

// Shows what the runner can do now, and until when.
function Offer({ entry: { state, to, until, name, receipt } }: { entry: OwnDeferral }) {
  const t = useTexts();
  const { text, confirm } = useSite();
  const dates = useDates();
  const at = until === null ? "" : dates(until, "moment");
  if (state === "soon") return <p className={shared.quiet}>{t("soon", { at })}</p>;
  if (!to) return null;
  const target = { race: text(to.siteTitle), item: text(to.itemName) };
  if (state === "full") return <p className={shared.quiet}>{t("full", { ...target, at })}</p>;
  if (state !== "possible") return null;
  const start = async () => {
    const words = { title: t("startTitle", { ...target, name }), body: t("startBody", target) };
    if (!(await confirm({ ...words, yes: t("go"), no: t("keep") }))) return;
    // Another site, on which the runner logs in; its address has the id of the sign-up behind the
    // #.
    if (to.link) location.assign(to.link);
  };
  const day = to.startsAt !== null && dates(to.startsAt, "day");
  return (
    <>
      <p className={shared.quiet}>{[target.race, target.item, day].filter(Boolean).join(" · ")}</p>
      <div className={ownStyles.withdrawal}>
        <TextButton onClick={() => void start()}>
          {t("start", target)}
          <span className="visually-hidden"> {receipt}</span>
        </TextButton>
        <span className={shared.quiet}>{t("until", { at })}</span>
      </div>
    </>
  );
}
