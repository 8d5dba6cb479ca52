import { QRCodeSVG } from "qrcode.react";
import { useCallback, useState } from "react";
import { Empty, Show } from "#blocks/kit/layout/State.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import { Unbroken } from "#blocks/kit/text/Unbroken.tsx";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { Order } from "#contract/orders.ts";
import type { SubmissionHead } from "#contract/signup.ts";
import { messages } from "#locales/generated/signup/confirmation.ts";
import { saveFile } from "#src/account/saveFile.ts";
import type { ApiError } from "#src/client/errors.ts";
import { fetchExport } from "#src/client/export.ts";
import { isConfirmed, isEnded } from "../flow/findState.ts";
import shared from "../open/SignUp.module.css";
import { type SignUpServices, useSignUpServices } from "../signUpContext.ts";
import styles from "./Confirmation.module.css";

const useTexts = texts(messages);

interface Confirmable {
  submission: SubmissionHead;
  order: Order | undefined;
}

async function loadConfirmable({ client }: SignUpServices, id: string): Promise<Confirmable> {
  const submission = await client.call("GET /sign-up/submissions/:id", { params: { id }, isSilent: true });
  const orders = submission.feeFen > 0 ? await client.call("GET /sign-up/orders", { isSilent: true }) : [];
  return { submission, order: orders.find(({ submissionId }) => submissionId === id) };
}

/**
 * The confirmation of one sign-up, as a page to print: who runs what and when, with the code of
 * each entry to scan.
 */
export default function Confirmation({ of: id }: { of: string }) {
  const services = useSignUpServices();
  const load = useCallback(() => loadConfirmable(services, id), [services, id]);
  return (
    <Show loaded={useLoaded(`confirmation ${id}`, load)} lines={8} height="32rem">
      {(loaded) => <Paper {...loaded} />}
    </Show>
  );
}

const ownEntries = "/account?view=signUps";

function Paper({ submission, order }: Confirmable) {
  const t = useTexts();
  const entries = submission.entries.filter(({ state }) => state === "confirmed" || state === "won");
  const isOver = submission.withdrawnAt !== null || (order !== undefined && isEnded(order));
  if (entries.length === 0 || isOver || !isConfirmed(submission, order))
    return <Empty action={{ label: t("back"), to: ownEntries }}>{t(isOver ? "ended" : "notYet")}</Empty>;
  return (
    <>
      <Actions submission={submission} />
      <article className={styles.paper} aria-label={t("title")}>
        <Head submission={submission} />
        {entries.map((entry) => (
          <Ticket key={entry.code} entry={entry} entrant={submission.entrants[entry.entrant]} submission={submission} />
        ))}
        <Foot submission={submission} order={order} />
      </article>
    </>
  );
}

function Actions({ submission: { submissionId, receipt } }: { submission: SubmissionHead }) {
  const t = useTexts();
  const { client } = useSignUpServices();
  const [isWorking, setWorking] = useState(false);
  const [trouble, setTrouble] = useState("");
  const download = async () => {
    setWorking(true);
    setTrouble("");
    try {
      saveFile(
        await fetchExport(client, "GET /sign-up/submissions/:id/confirmation", {
          params: { id: submissionId },
          isSilent: true,
        }),
        t("fileName", { receipt }),
      );
    } catch (error) {
      const { kind, message } = error as Partial<ApiError>;
      setTrouble((kind === "refused" && message) || t("downloadFailed"));
    }
    setWorking(false);
  };
  return (
    <div className={styles.top}>
      <div className={styles.actions}>
        <Action onPress={() => void download()} isDisabled={isWorking}>
          {t(isWorking ? "downloading" : "download")}
        </Action>
        <Action look="quiet" onPress={() => print()}>
          {t("print")}
        </Action>
        <Action to={ownEntries} look="quiet">
          {t("back")}
        </Action>
      </div>
      <p role="alert" className={shared.wrong}>
        {trouble}
      </p>
    </div>
  );
}

// Facts of the race are known on its own site only.
function useRace({ domainName, item: id }: SubmissionHead) {
  const { race } = useSite();
  const here = useSignUpServices().domainName === domainName ? race : undefined;
  return { race: here, item: here?.items?.find((item) => item.id === id) };
}

function Head({ submission }: { submission: SubmissionHead }) {
  const dates = useDates();
  const { text } = useSite();
  const { race } = useRace(submission);
  return (
    <header className={styles.head}>
      <p className={styles.race}>{text(race?.name ?? submission.siteTitle)}</p>
      {race && (
        <p>
          <time dateTime={race.startsAt}>{dates(race.startsAt, "day")}</time>
          {race.city && ` · ${text(race.city)}`}
        </p>
      )}
    </header>
  );
}

interface TicketProps {
  entry: SubmissionHead["entries"][number];
  entrant: SubmissionHead["entrants"][number] | undefined;
  submission: SubmissionHead;
}

function Ticket({ entry: { code, bib, startBlock }, entrant, submission }: TicketProps) {
  const t = useTexts();
  const { text } = useSite();
  const dates = useDates();
  const { race, item } = useRace(submission);
  const starts = item?.startsAt ?? race?.startsAt;
  const facts: [string, string | undefined][] = [
    [t("runner"), entrant?.name],
    [t("document"), entrant?.document],
    [t("bib"), bib ?? undefined],
    [t("startBlock"), text(startBlock ?? undefined) || undefined],
    [t("item"), text(submission.itemName)],
    [t("start"), starts && dates(starts, "moment")],
    [t("place"), text(race?.venue) || undefined],
  ];
  return (
    <section className={styles.ticket} aria-label={[entrant?.name, code].filter(Boolean).join(" ")}>
      <dl className={styles.facts}>
        {facts.map(
          ([label, words]) =>
            words && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Unbroken>{words}</Unbroken>
                </dd>
              </div>
            ),
        )}
      </dl>
      <div className={styles.scan}>
        <QRCodeSVG value={code} size={160} level="Q" marginSize={4} title={t("qr", { code })} />
        <p>
          <span className={styles.label}>{t("code")}</span> <b className={styles.code}>{code}</b>
        </p>
      </div>
    </section>
  );
}

function Foot({ submission, order }: Confirmable) {
  const t = useTexts();
  const dates = useDates();
  const { now } = useSite();
  const { fen } = useNumbers();
  const facts = [
    `${t("receipt")} ${submission.receipt}`,
    `${t("submitted")} ${dates(submission.createdAt, "moment")}`,
    order && `${t("paid")} ${fen(order.paidFen - order.refundedFen)}`,
  ];
  return (
    <footer className={styles.foot}>
      <p>{t("show")}</p>
      <p className={styles.small}>{facts.filter(Boolean).join(" · ")}</p>
      <p className={`${styles.small} ${styles.printed}`}>{t("printed", { at: dates(now(), "moment") })}</p>
    </footer>
  );
}
