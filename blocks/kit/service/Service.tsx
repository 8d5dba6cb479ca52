import type { ReactNode } from "react";
import { PageOrSection, useIsSection } from "#blocks/kit/layout/PageOrSection.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { outsideHost } from "#blocks/kit/link/outsideHost.ts";
import { useNow } from "#blocks/kit/site/clock.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { Moments } from "#blocks/kit/time/Moments.tsx";
import {
  getSwitches,
  type ServiceKind,
  type ServiceState,
  type ServiceStatus,
  serviceStatus,
} from "#core/serviceState.ts";
import { messages } from "#locales/generated/kit/service.ts";
import type { Text } from "#schemas/generated/types.ts";
import styles from "./Service.module.css";
import { Needs, type NeedsProps } from "./ServiceParts.tsx";
import { StatusMark } from "./StatusMark.tsx";

const useTexts = texts(messages);

/** What every look-up and sign-up has in its config. */
export interface ServiceProps {
  isOpen: boolean;
  intro?: Text;
  link?: string;
  opensAt?: string;
  closesAt?: string;
  closedText?: Text;
  contact?: string;
}

interface ServiceFrame {
  /** A sign-up keeps the race's registration. */
  kind: ServiceKind;
  service: ServiceProps;
  /** The title if the site's map has none. */
  title: string;
  /** The label of the button of an open service. */
  action: string;
  /** A way in of the page's own, shown while the service is open. */
  entry?: ReactNode;
  /**
   * The same way in for one that can be prepared before the service opens; it also knows when that
   * was.
   */
  entryBefore?: ((opensAt: string) => ReactNode) | undefined;
  /** What to have at hand; not shown once the service has ended. */
  needs?: NeedsProps;
  /** Whether it does without the mark of its state, because what it shows has states of its own. */
  isUnmarked?: boolean;
  /** What only this service shows, in every state. */
  children?: ReactNode;
}

/**
 * A service that the organiser opens and closes, as a page or a block: its purpose, its state, the
 * entry, and whom to ask.
 */
export function Service({
  kind,
  service,
  title,
  action,
  entry,
  entryBefore,
  needs,
  isUnmarked,
  children,
}: ServiceFrame) {
  const t = useTexts();
  const { hasAccounts, race, text } = useSite();
  const isSection = useIsSection();
  const status = serviceStatus(getSwitches({ service: kind, props: service, race, hasAccounts }), useNow(5000));
  const { state } = status;
  return (
    <PageOrSection
      title={title}
      sectionTitle={title}
      lead={text(service.intro)}
      mark={!isUnmarked && <StateMark state={state} />}
    >
      <div className={styles.columns} data-single={!needs && !children}>
        <div className={styles.entry} data-area="entry" aria-live="polite">
          <Entry
            kind={kind}
            service={service}
            status={status}
            action={action}
            entry={entry}
            entryBefore={entryBefore}
          />
        </div>
        {(needs || children) && (
          <div className={styles.rest} data-area="rest">
            {needs && state !== "over" && state !== "cancelled" && <Needs {...needs} />}
            {children}
          </div>
        )}
        {(service.contact || !isSection) && (
          <p className={styles.contact} data-area="contact">
            {service.contact && t("contactText")}
            <Action to={service.contact ?? "/home"} look="quiet">
              {service.contact ? t("contact") : t("home")}
            </Action>
          </p>
        )}
      </div>
    </PageOrSection>
  );
}

function StateMark({ state }: { state: ServiceState }) {
  const t = useTexts();
  const labels = {
    closed: t("closed"),
    notYet: t("notYet"),
    open: t("isOpen"),
    over: t("over"),
    cancelled: t("cancelled"),
  };
  const tones: Partial<Record<ServiceState, "good" | "waiting">> = { open: "good", notYet: "waiting" };
  return <StatusMark tone={tones[state]}>{labels[state]}</StatusMark>;
}

type EntryProps = Pick<ServiceFrame, "kind" | "service" | "action" | "entry" | "entryBefore"> & {
  status: ServiceStatus;
};

function Entry({ kind, service, status, action, entry, entryBefore }: EntryProps) {
  const t = useTexts();
  const { ownText: own } = useSite();
  const { state, opensAt, closesAt } = status;
  const { closedText, isOpen } = service;
  const isEarly = state === "notYet" && isOpen && opensAt !== undefined && entryBefore !== undefined;
  // In one place in both states: what a runner has prepared stays as it is at the opening.
  if (state === "open" || isEarly) {
    return (
      <>
        {isEarly && (
          <div className={styles.early}>
            <Moments instant={opensAt} label={t("opens")} />
            <p className={styles.sentence}>{own(closedText) || t("prepareText")}</p>
          </div>
        )}
        {entryBefore && opensAt !== undefined ? entryBefore(opensAt) : entry}
        {!isEarly && service.link && <WayIn link={service.link} action={action} />}
        {!isEarly && closesAt && <Moments instant={closesAt} label={t("closes")} />}
      </>
    );
  }
  if (state === "over") {
    return (
      <>
        <p className={styles.sentence}>{t(kind === "sign-up" ? "overSignUp" : "overText")}</p>
        {closesAt && <Moments instant={closesAt} label={t("ended")} />}
      </>
    );
  }
  if (state === "cancelled") return <p className={styles.sentence}>{t("cancelledText")}</p>;
  // Switched on and closed: the site does not offer it.
  const closedKey = state === "notYet" ? "notYetText" : isOpen ? "notHere" : "closedText";
  return (
    <>
      <p className={styles.sentence}>{own(closedText) || t(closedKey)}</p>
      {state === "notYet" && opensAt && <Moments instant={opensAt} label={t("opens")} />}
    </>
  );
}

function WayIn({ link, action }: { link: string; action: string }) {
  const t = useTexts();
  const { href } = useSite();
  if (href(link) === undefined) return <p className={styles.sentence}>{t("unsafe")}</p>;
  const host = outsideHost(link);
  return (
    <div className={styles.way}>
      <Action to={link}>{host ? `${action} ↗` : action}</Action>
      {host && <p className={styles.host}>{t("outside", { host })}</p>}
    </div>
  );
}
