import { TextButton } from "#blocks/kit/control/TextButton.tsx";
import { Link } from "#blocks/kit/link/Link.tsx";
import { useNow } from "#blocks/kit/site/clock.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { OwnPickUp, PickUpBooking } from "#contract/pickUp.ts";
import type { UsualMaterial } from "#core/pickUp.ts";
import { saveFile } from "#src/account/saveFile.ts";
import { useSignUpServices } from "../signUpContext.ts";
import { EntryCode } from "./EntryCode.tsx";
import styles from "./PickUp.module.css";
import { Rules } from "./Rules.tsx";
import { usePickUpTexts } from "./texts.ts";

interface BookingProps {
  entry: OwnPickUp;
  booking: PickUpBooking;
  onMove(): void;
  onCancelled(): Promise<void>;
}

/** What is booked: when and where, what to bring and what the runner gets, and how to change it. */
export function Booking({ entry, booking, onMove, onCancelled }: BookingProps) {
  const t = usePickUpTexts();
  const { text } = useSite();
  const dates = useDates();
  const { site, startsAt, endsAt, state } = booking;
  const saveCalendar = () =>
    saveFile(new Blob([entry.calendar ?? ""], { type: "text/calendar;charset=utf-8" }), "pick-up.ics");
  return (
    <div className={styles.booking}>
      <p className={styles.state}>{t(state === "collected" ? "isPickedUp" : "isBooked")}</p>
      <p className={styles.when}>
        <span>{dates(startsAt, "day")}</span>{" "}
        <b>
          {dates(startsAt, "time")}–{dates(endsAt, "time")}
        </b>
      </p>
      {!booking.isOffered && state === "booked" && <p className={styles.closed}>{t("notOffered")}</p>}
      <p className={styles.where}>
        <b>{text(site.name)}</b>
        <span>{text(site.address)}</span>
        {site.map && <Link to={site.map}>{t("map")}</Link>}
      </p>
      <Facts entry={entry} />
      <Rules entry={entry} />
      {state !== "collected" && <EntryCode code={entry.code} />}
      <div className={styles.actions}>
        {entry.calendar && <TextButton onClick={saveCalendar}>{t("calendar")}</TextButton>}
        {state === "booked" && <Changes entry={entry} booking={booking} onMove={onMove} onCancelled={onCancelled} />}
      </div>
    </div>
  );
}

function Facts({ entry: { bring, materials } }: { entry: OwnPickUp }) {
  const t = usePickUpTexts();
  const { text } = useSite();
  if (!bring && materials.length === 0) return null;
  const names = materials.map(({ id, name, choice }) => {
    const written = name ? text(name) : t(id as UsualMaterial);
    return { id, words: choice ? t("material", { name: written, choice: text(choice) }) : written };
  });
  return (
    <dl className={styles.facts}>
      {bring && (
        <div>
          <dt>{t("bring")}</dt>
          <dd>{text(bring)}</dd>
        </div>
      )}
      {names.length > 0 && (
        <div>
          <dt>{t("materials")}</dt>
          <dd>
            <ul>
              {names.map(({ id, words }) => (
                <li key={id}>{words}</li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Changes({ entry, booking, onMove, onCancelled }: BookingProps) {
  const t = usePickUpTexts();
  const { confirm, showToast } = useSite();
  const dates = useDates();
  const { client } = useSignUpServices();
  const now = useNow(30_000);
  if (now >= booking.changeUntil) return <p className={styles.note}>{t("changeOver")}</p>;
  const cancel = async () => {
    const title = t("cancelTitle", { at: dates(booking.startsAt, "moment") });
    if (!(await confirm({ title, body: t("cancelBody"), yes: t("cancel"), no: t("keep") }))) return;
    const { submissionId: id, entrant } = entry;
    // The client shows why it was refused.
    const done = await client
      .call("POST /sign-up/submissions/:id/cancel-pick-up", { params: { id }, json: { entrant } })
      .then(
        () => true,
        () => false,
      );
    if (done) showToast("success", t("cancelled"));
    await onCancelled();
  };
  return (
    <>
      {(now < entry.closesAt || !booking.isOffered) && <TextButton onClick={onMove}>{t("move")}</TextButton>}
      <TextButton onClick={() => void cancel()}>{t("cancel")}</TextButton>
      <span className={styles.note}>{t("changeUntil", { at: dates(booking.changeUntil, "moment") })}</span>
    </>
  );
}
