import type { Site } from "#blocks/kit/site/site.ts";
import type { ItemLeft } from "#contract/entries.ts";
import type { SubmissionHead } from "#contract/signup.ts";
import { canApply, findApplying } from "#core/applying.ts";
import { auditStatus } from "#core/auditStatus.ts";
import { applicationState, type ItemState, itemState } from "#core/itemState.ts";
import type { ServiceKind } from "#core/serviceState.ts";
import type { SignUpUse } from "#forms/form.ts";
import { eventsProp } from "#schemas/generated/traits/eventsProp.ts";
import type { Block, RaceItem, Route, Text } from "#schemas/generated/types.ts";
import { readProp } from "#schemas/readProp.ts";
import { getService } from "#schemas/services.ts";
import type { FormHead, SiteFile } from "#schemas/siteFile.ts";

/** A date that the organiser announces, in RFC 3339. */
export interface RaceEvent {
  id: string;
  at: string;
  until?: string;
  title: Text;
}

/** A form of a site, with the address of its file. */
export type FormOfSite = FormHead & { url: string };

/** Returns the forms in a site's table of files. */
export function formsIn(files: Record<string, SiteFile | undefined>): FormOfSite[] {
  return Object.values(files).flatMap((file) => (file?.form ? [{ ...file.form, url: file.url }] : []));
}

/** Returns the organiser's dates on the home page, those in blocks inside of others included. */
export function eventsIn(blocks: Block[]): RaceEvent[] {
  return blocksIn(blocks).flatMap((block) => {
    const events = readProp(eventsProp[`home/${block.type}`], block);
    return (events as RaceEvent[] | undefined) ?? [];
  });
}

/**
 * Returns the path of the open page of that service, or with such a block, among a site's routes;
 * undefined if it leads elsewhere.
 */
export function openPathIn(routes: Route[], service: ServiceKind, parent = ""): string | undefined {
  for (const { path, page, children } of routes) {
    const whole = path.startsWith("/") ? path : `${parent}/${path}`;
    const isOwn = page && getService(`page/${page.type}`, page.props) === service;
    if (page && (isOwn ? isOpen(page.props) : holdsService(page.props, service))) return whole;
    const inner = children && openPathIn(children, service, whole);
    if (inner) return inner;
  }
  return undefined;
}

/** Returns the path of the home page if it has such a block. */
export function homePathIn(blocks: Block[], service: ServiceKind, plan: { homePath: string }): string | undefined {
  return holdsService(blocks, service) ? plan.homePath : undefined;
}

function holdsService(place: unknown, service: ServiceKind): boolean {
  return blocksIn(place).some(({ type, props }) => getService(`home/${type}`, props) === service && isOpen(props));
}

// All blocks in a list or the props of a page, those inside of others included.
function blocksIn(place: unknown): Block[] {
  if (typeof place !== "object" || place === null) return [];
  const inner = Object.values(place).flatMap(blocksIn);
  const { type, props } = place as Partial<Block>;
  return typeof type === "string" && typeof props === "object" ? [place as Block, ...inner] : inner;
}

function isOpen({ isOpen, link }: { isOpen?: unknown; link?: unknown }): boolean {
  return isOpen === true && !link;
}

/** Returns the form for an item: one that names it before one for all items. */
export function formFor(forms: FormOfSite[], use: SignUpUse, item: string): FormOfSite | undefined {
  const fitting = forms.filter((form) => form.use === use);
  return fitting.find(({ items }) => items?.includes(item)) ?? fitting.find(({ items }) => items === undefined);
}

/** Lists the items of the race that have a form. */
export function listItems(race: Site["race"], forms: FormOfSite[], use: SignUpUse): RaceItem[] {
  return (race?.items ?? []).filter(({ id }) => formFor(forms, use, id));
}

/**
 * Returns the state of an item for forms of that use; `rejected` is the runner's application for it
 * that was rejected last.
 */
export function stateOfItem(
  item: RaceItem,
  use: SignUpUse,
  {
    forms,
    rejected,
    places,
    now,
  }: { forms: FormOfSite[]; rejected?: SubmissionHead | undefined; places: readonly ItemLeft[]; now: number },
): ItemState {
  if (use === "through-entry") {
    const state = applicationState(item, now);
    const applying = rejected ? rejected.again : findApplying(formFor(forms, use, item.id)?.review ?? {}, 0);
    return state === "open" && !(applying && canApply(applying, now)) ? "over" : state;
  }
  return itemState(
    item,
    now,
    places.find((place) => place.item === item.id),
  );
}

/** Returns the runner's last application for an item, if it was rejected. */
export function findRejected(
  submissions: SubmissionHead[],
  { item, domainName }: { item: string; domainName: string },
): SubmissionHead | undefined {
  return submissions.find(
    (submission) =>
      submission.use === "through-entry" &&
      submission.domainName === domainName &&
      submission.item === item &&
      submission.auditStatus === auditStatus.rejected &&
      !submission.isReplaced,
  );
}

/**
 * Returns the submissions for this site, by item, without rejected and withdrawn ones: these can be
 * submitted again.
 */
export function findTakenItems(
  submissions: SubmissionHead[],
  use: SignUpUse,
  domainName: string,
): Map<string, SubmissionHead> {
  const current = submissions.filter(
    (submission) =>
      submission.use === use &&
      submission.domainName === domainName &&
      submission.auditStatus !== 3 &&
      submission.withdrawnAt === null,
  );
  return new Map(current.map((submission) => [submission.item, submission]));
}
