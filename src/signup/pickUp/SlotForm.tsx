import { type FormEvent, useCallback, useState } from "react";
import { TextButton } from "#blocks/kit/control/TextButton.tsx";
import { Show } from "#blocks/kit/layout/State.tsx";
import { useNow } from "#blocks/kit/site/clock.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { FreeSlot, OwnPickUp, PickUpPlan } from "#contract/pickUp.ts";
import { useExplanation } from "#src/account/useExplanation.ts";
import { errorCode } from "#src/client/errors.ts";
import shared from "../open/SignUp.module.css";
import { useSignUpServices } from "../signUpContext.ts";
import { ChoiceCards } from "./ChoiceCards.tsx";
import { listDays, type SlotsOfDay } from "./listDays.ts";
import styles from "./PickUp.module.css";
import { Rules } from "./Rules.tsx";
import { usePickUpTexts } from "./texts.ts";

interface SlotFormProps {
  entry: OwnPickUp;
  onBooked(): Promise<void>;
  /** Ends a move. */
  onKeep(): void;
}

/** Chooses a day and a slot, and books it, or moves the booking of the entry to it. */
export function SlotForm(props: SlotFormProps) {
  const t = usePickUpTexts();
  const dates = useDates();
  const { client, domainName } = useSignUpServices();
  const explain = useExplanation();
  const now = useNow(5000);
  const { opensAt, closesAt } = props.entry;
  const load = useCallback(
    () =>
      client.call("GET /sign-up/pick-up", { query: { domainName }, isSilent: true }).catch((error) => {
        throw new Error(explain(error));
      }),
    [client, domainName, explain],
  );
  const loaded = useLoaded("plan", load);
  if (now < opensAt) return <p className={styles.note}>{t("opens", { at: dates(opensAt, "moment") })}</p>;
  // Who has what the organiser closed can still move.
  if (now >= closesAt && props.entry.booking?.isOffered !== false) return <p className={styles.note}>{t("closed")}</p>;
  return (
    <Show loaded={loaded} lines={4} height="14rem">
      {(plan) => <Slots {...props} plan={plan} now={now} />}
    </Show>
  );
}

interface SlotsProps extends SlotFormProps {
  plan: PickUpPlan;
  now: number;
}

function Slots({ entry, plan, now, onBooked, onKeep }: SlotsProps) {
  const t = usePickUpTexts();
  const { confirm, showToast } = useSite();
  const dates = useDates();
  const [date, setDate] = useState<string>();
  const [slotId, setSlotId] = useState<string>();
  const [isChecked, setChecked] = useState(false);
  const { send, fault, nearest, full } = useBooking(entry);
  const days = listDays(plan, now, full);
  const day = days.find((listed) => listed.date === date);
  const { booking } = entry;
  if (days.length === 0) return <p className={styles.note}>{t("none")}</p>;
  const choose = (slot: FreeSlot) => {
    setDate(
      days.find(({ sites }) => sites.some(({ slots }) => slots.some((shown) => shown.slotId === slot.slotId)))?.date,
    );
    setSlotId(String(slot.slotId));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!day || slotId === undefined) return;
    const slot = day.sites.flatMap(({ slots }) => slots).find((shown) => String(shown.slotId) === slotId);
    if (booking && slot) {
      const words = {
        title: t("moveTitle", { at: dates(slot.startsAt, "moment") }),
        body: t("moveBody", { before: dates(booking.startsAt, "moment") }),
      };
      if (!(await confirm({ ...words, yes: t("moveHere"), no: t("keep") }))) return;
    }
    if (await send(Number(slotId))) {
      showToast("success", t(booking ? "moved" : "booked"));
      await onBooked();
    } else {
      setSlotId(undefined);
      setChecked(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <ChoiceCards
        legend={t("day")}
        name="pick-up-day"
        value={date}
        onChoose={(chosen) => {
          setDate(chosen);
          setSlotId(undefined);
        }}
        fault={isChecked && !day ? t("chooseDay") : undefined}
        choices={days.map((listed) => ({
          value: listed.date,
          label: dates(listed.at, "shortDay"),
          note: listed.free > 0 ? t("left", { count: listed.free }) : t("full"),
        }))}
      />
      {day && (
        <SlotsOf
          day={day}
          hasManySites={plan.sites.length > 1}
          value={slotId}
          ownId={booking?.slotId}
          fault={isChecked && slotId === undefined ? t("chooseTime") : undefined}
          onChoose={setSlotId}
        />
      )}
      {days.every(({ free }) => free === 0) && <p className={styles.note}>{t("allFull")}</p>}
      {fault && (
        <div className={styles.refused} role="alert">
          <p>{fault}</p>
          {nearest.length > 0 && <Nearest nearest={nearest} plan={plan} onChoose={choose} />}
        </div>
      )}
      {!booking && <Rules entry={entry} />}
      <div className={styles.actions}>
        <button type="submit" className={shared.primary}>
          {t(booking ? "moveHere" : "book")}
        </button>
        {booking && <TextButton onClick={onKeep}>{t("keep")}</TextButton>}
        <span className={styles.note}>{t("closes", { at: dates(entry.closesAt, "moment") })}</span>
      </div>
    </form>
  );
}

// Books or moves, and has why it was refused, and the slots that others have taken meanwhile.
function useBooking(entry: OwnPickUp) {
  const { client } = useSignUpServices();
  const explain = useExplanation();
  const [refusal, setRefusal] = useState<{ fault?: string; nearest?: FreeSlot[] }>({});
  const [full, setFull] = useState<readonly number[]>([]);
  const send = async (slotId: number): Promise<boolean> => {
    const { submissionId: id, entrant, booking } = entry;
    const request = { params: { id }, json: { entrant, slotId }, isSilent: true };
    setRefusal({});
    try {
      if (booking) await client.call("POST /sign-up/submissions/:id/move-pick-up", request);
      else await client.call("POST /sign-up/submissions/:id/pick-up", request);
      return true;
    } catch (error) {
      const { details } = error as { details?: { nearest?: FreeSlot[] } };
      const isFull = errorCode(error) === "pick-up/full";
      if (isFull) setFull((ids) => [...ids, slotId]);
      setRefusal({ fault: explain(error), ...(isFull && details?.nearest && { nearest: details.nearest }) });
      return false;
    }
  };
  return { send, fault: refusal.fault, nearest: refusal.nearest ?? [], full };
}

interface SlotsOfProps {
  day: SlotsOfDay;
  hasManySites: boolean;
  value: string | undefined;
  /** The slot that is booked already. */
  ownId: number | undefined;
  fault: string | undefined;
  onChoose(value: string): void;
}

function SlotsOf({ day, hasManySites, value, ownId, fault, onChoose }: SlotsOfProps) {
  const t = usePickUpTexts();
  const { text } = useSite();
  const dates = useDates();
  const last = day.sites.at(-1);
  return day.sites.map(({ site, slots, fullest }) => {
    const busy =
      fullest && t("fullest", { from: dates(fullest.startsAt, "time"), until: dates(fullest.endsAt, "time") });
    const legend = hasManySites ? `${t("time")} · ${text(site.name)}` : t("time");
    return (
      <ChoiceCards
        key={site.id}
        legend={legend}
        hint={[hasManySites && text(site.address), busy].filter(Boolean).join(" · ")}
        // One group over all sites of the day.
        name="pick-up-slot"
        value={value}
        onChoose={onChoose}
        fault={site === last?.site ? fault : undefined}
        choices={slots.map(({ slotId, startsAt, endsAt, free, isOver }) => ({
          value: String(slotId),
          label: `${dates(startsAt, "time")}–${dates(endsAt, "time")}`,
          note: isOver
            ? t("over")
            : slotId === ownId
              ? t("isBooked")
              : free > 0
                ? t("left", { count: free })
                : t("full"),
          isDisabled: isOver || free === 0 || slotId === ownId,
        }))}
      />
    );
  });
}

interface NearestProps {
  nearest: readonly FreeSlot[];
  plan: PickUpPlan;
  onChoose(slot: FreeSlot): void;
}

function Nearest({ nearest, plan, onChoose }: NearestProps) {
  const t = usePickUpTexts();
  const { text } = useSite();
  const dates = useDates();
  return (
    <>
      <p>{t("nearest")}</p>
      <ul>
        {nearest.map((slot) => {
          const site = plan.sites.find(({ id }) => id === slot.site);
          const words = [dates(slot.startsAt, "moment"), plan.sites.length > 1 && text(site?.name)];
          return (
            <li key={slot.slotId}>
              <TextButton onClick={() => onChoose(slot)}>{words.filter(Boolean).join(" · ")}</TextButton>
            </li>
          );
        })}
      </ul>
    </>
  );
}
