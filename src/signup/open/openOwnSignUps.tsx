import { type ComponentType, useCallback } from "react";
import { Show } from "#blocks/kit/layout/State.tsx";
import { type OwnSignUpsView, useSite } from "#blocks/kit/site/site.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import type { LuckyBibs } from "#contract/bibs.ts";
import type { MailingOffer } from "#contract/mailing.ts";
import type { OwnPickUp } from "#contract/pickUp.ts";
import type { Program } from "#src/site/program.ts";
import { NextEntries } from "../flow/NextEntries.tsx";
import { OwnOverview } from "../flow/OwnOverview.tsx";
import { SignUpContext, useSignUpServices } from "../signUpContext.ts";
import { getServices } from "./services.ts";

/**
 * Opens the list of what the visitor who is logged in has begun and submitted, for the account
 * page. Each program has one; it is a part of its own, because it needs nothing of the forms.
 */
export default function openOwnSignUps(program: Program): ComponentType<OwnSignUpsView> {
  const cached = components.get(program);
  if (cached) return cached;
  const services = getServices(program);
  const Bound = (view: OwnSignUpsView) => {
    const { user } = useSite();
    return (
      user && (
        <SignUpContext value={services}>
          <OwnView key={user.accountId} accountId={user.accountId} {...view} />
        </SignUpContext>
      )
    );
  };
  components.set(program, Bound);
  return Bound;
}

const components = new WeakMap<Program, ComponentType<OwnSignUpsView>>();

function OwnView({ accountId, shows, of, item, onEntered }: OwnSignUpsView & { accountId: string }) {
  if (shows === "confirmation") return <OwnConfirmation of={of ?? ""} />;
  if (shows === "by-hand") return <ByHand token={of ?? ""} item={item ?? ""} onEntered={onEntered ?? noop} />;
  if (shows === "pick-up") return <OwnPickUps />;
  if (shows === "lucky-bibs") return <OwnLuckyBibs onChanged={onEntered ?? noop} />;
  if (shows === "mailing") return <OwnMailings />;
  if (shows === "transfers") return <OwnTransfers onEntered={onEntered} />;
  return shows === "next" ? <NextEntries accountId={accountId} /> : <OwnOverview accountId={accountId} />;
}

// Few visits print, and only they need what draws the codes.
function OwnConfirmation({ of }: { of: string }) {
  const { loadPart } = useSignUpServices();
  const load = useCallback(() => loadPart<ComponentType<{ of: string }>>("confirmation"), [loadPart]);
  return (
    <Show loaded={useLoaded("confirmation", load)} lines={8} height="32rem">
      {(Confirmation) => <Confirmation key={of} of={of} />}
    </Show>
  );
}

const noop = () => {};

interface ByHandProps {
  item: string;
  token: string;
  onEntered(): void;
}

// Only organisers enter other people.
function ByHand(props: ByHandProps) {
  const { loadPart } = useSignUpServices();
  const load = useCallback(() => loadPart<ComponentType<ByHandProps>>("sign-up-by-hand"), [loadPart]);
  return (
    <Show loaded={useLoaded("by-hand", load)} lines={8} height="32rem">
      {(Form) => <Form {...props} />}
    </Show>
  );
}

type PickUpsPart = ComponentType<{ entries: OwnPickUp[] }>;

// Only runners with a confirmed entry need what draws it.
function OwnPickUps() {
  const { loadPart, client, domainName } = useSignUpServices();
  const { language } = useSite();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answers come in the language of the request
  const load = useCallback(async (): Promise<{ entries: OwnPickUp[]; PickUps?: PickUpsPart }> => {
    const entries = (await client.call("GET /sign-up/pick-ups", { isSilent: true })).filter(
      (entry) => entry.domainName === domainName,
    );
    if (entries.length === 0) return { entries };
    return { entries, PickUps: await loadPart<PickUpsPart>("sign-up-pick-up") };
  }, [client, domainName, loadPart, language]);
  return (
    <Show loaded={useLoaded(`pick-up ${language}`, load)} lines={0}>
      {({ entries, PickUps }) => PickUps && <PickUps entries={entries} />}
    </Show>
  );
}

type LuckyPart = ComponentType<{ lucky: LuckyBibs; onChanged(): void }>;

// Only runners with an entry of an item that has lucky numbers need what draws them.
function OwnLuckyBibs({ onChanged }: { onChanged(): void }) {
  const { loadPart, client, domainName } = useSignUpServices();
  const load = useCallback(async (): Promise<{ lucky: LuckyBibs; Lucky?: LuckyPart }> => {
    const lucky = await client.call("GET /sign-up/lucky-bibs", { query: { domainName }, isSilent: true });
    if (lucky.entries.length === 0) return { lucky };
    return { lucky, Lucky: await loadPart<LuckyPart>("sign-up-lucky-bibs") };
  }, [client, domainName, loadPart]);
  return (
    <Show loaded={useLoaded("lucky-bibs", load)} lines={0}>
      {({ lucky, Lucky }) => Lucky && <Lucky lucky={lucky} onChanged={onChanged} />}
    </Show>
  );
}

type MailingPart = ComponentType<{ offer: MailingOffer }>;

// Only runners with a pack that was never collected need what draws it, and those who may be in a
// list.
function OwnMailings() {
  const { loadPart, client, domainName } = useSignUpServices();
  const load = useCallback(async (): Promise<{ offer: MailingOffer; Mailings?: MailingPart }> => {
    const offer = await client.call("GET /sign-up/mailings", { query: { domainName }, isSilent: true });
    if (offer.packs.length === 0 && !offer.hasList) return { offer };
    return { offer, Mailings: await loadPart<MailingPart>("sign-up-mailing") };
  }, [client, domainName, loadPart]);
  return (
    <Show loaded={useLoaded("mailing", load)} lines={0}>
      {({ offer, Mailings }) => Mailings && <Mailings offer={offer} />}
    </Show>
  );
}

// Only races that allow it show what is passed on, and to invited runners what they are invited to.
function OwnTransfers({ onEntered }: Pick<OwnSignUpsView, "onEntered">) {
  const { loadPart } = useSignUpServices();
  const entered = { ...(onEntered && { onEntered }) };
  const load = useCallback(() => loadPart<ComponentType<typeof entered>>("sign-up-transfers"), [loadPart]);
  return (
    <Show loaded={useLoaded("transfers", load)} lines={0}>
      {(Transfers) => <Transfers {...entered} />}
    </Show>
  );
}
