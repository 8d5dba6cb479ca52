import type { Site } from "#blocks/kit/site/site.ts";
import type { CompiledForm, OptionPlaces, SignUpUse, TeamRole } from "#forms/form.ts";
import { createUnsaved, openDraft } from "../drafts/draftStorage.ts";
import { openDraftStorage } from "../drafts/openDraftStorage.ts";
import { isLight } from "../form/rjsf/lightModel.ts";
import type { PlainParts } from "../form/rjsf/parts.ts";
import { createLazy, type Lazy } from "../lazy.ts";
import type { Checker } from "../model/checking.ts";
import { beginContent } from "../model/content.ts";
import { type LoadedForm, loadForm } from "../model/loadForm.ts";
import { raceContext } from "../model/raceContext.ts";
import { openContent, type RaceContext } from "../model/reduce.ts";
import { type Restored, restoreContent } from "../model/restore.ts";
import { createSignUp, type SignUp } from "../model/signUp.ts";
import { openVisit } from "../model/visit.ts";
import type { SignUpServices } from "../signUpContext.ts";
import { formFor } from "../siteForms.ts";
import type { EarlierSubmission } from "../transfers/fillEarlierAnswers.ts";
import type { LazyParts } from "./lazyParts.ts";

/** A form that is ready to be shown, and what it works with. */
export interface OpenedForm {
  signUp: Pick<SignUp, "store" | "getForm" | "item" | "form" | "loaded" | "context" | "visit">;
  /** What is needed once the runner fills the form in. */
  lazyParts: Lazy<LazyParts & Checker>;
  /** What draws properties that are no field units; undefined if the form has none. */
  plain: PlainParts | undefined;
  /** Loads the renderers of the steps after the first. */
  loadOtherFields(): void;
}

/** A sign-up that is ready to be shown. */
export interface OpenedSignUp extends OpenedForm {
  signUp: SignUp;
}

interface ItemOptions {
  use: SignUpUse;
  item: string;
  /** The token of the link of a team to join. */
  team?: string | undefined;
  accountId: string;
  /**
   * Whether an organiser fills it in for somebody else: nothing is stored before it is submitted.
   */
  isByHand: boolean;
  /** The own submission whose answers are filled in. */
  earlier?: EarlierSubmission | undefined;
  /** The site in the visitor's current language. */
  site(): Site;
}

/** Opens the sign-up for an item: loads its form, the fields of the first step and the draft. */
export async function openItem(
  services: SignUpServices,
  { use, item, team: token, accountId, isByHand, earlier, site }: ItemOptions,
): Promise<OpenedSignUp> {
  const { client, forms } = services;
  const head = formFor(forms, use, item);
  if (!head) throw new Error(`No form is for the item ${item}.`);
  const storing = openDraftStorage(services, use, accountId).then((getStorage) =>
    isByHand ? createUnsaved(getStorage(item)) : getStorage(item),
  );
  // Beside the form; what cannot be loaded is loaded again with its step.
  for (const name of head.units ?? []) loadUnit(services, name);
  const [loaded, storage, { stored, draft }, soldOut] = await Promise.all([
    loadForm(head.url, head, (address) => client.text(address, { isSilent: true })),
    storing,
    storing.then(openDraft),
    loadSoldOut(site()),
  ]);
  const [places, visit] = await Promise.all([loadPlaces(services, loaded.form), openVisit(services, loaded.form)]);
  const team = loaded.form.team && token;
  const teamRole: TeamRole | undefined = loaded.form.team && (team === undefined ? "captain" : "member");
  const context = () => ({ ...raceContext(site(), item, soldOut, places), ...visit.context(), teamRole });
  const lazyParts = createLazyParts(services, loaded);
  const [renderers] = await Promise.all([
    loadRenderers(loaded, services, findBeginning(loaded, context)),
    // The note about restored answers shows together with them, if its program can be loaded.
    stored && lazyParts.load().catch(() => {}),
  ]);
  const begun = await restoreContent(loaded, stored);
  const restored = stored || earlier === undefined ? begun : await withEarlierAnswers(services, loaded, begun, earlier);
  const priceFacts = () => {
    const { race, prices, now } = site();
    return { item: race?.items?.find(({ id }) => id === item), prices, at: now() };
  };
  const signUp = createSignUp({
    use,
    item,
    team,
    loaded,
    checker: lazyParts,
    restored,
    context,
    visit,
    priceFacts,
    storage,
    draft,
  });
  return { signUp, lazyParts, ...renderers };
}

function loadUnit({ units }: SignUpServices, name: string): void {
  const [kind, type = ""] = name.split("/");
  if (kind === "field") void units.load(kind, type);
}

// Few sign-ups come from another race, and few applications are made again.
async function withEarlierAnswers(
  { client }: SignUpServices,
  { form }: LoadedForm,
  begun: Restored,
  earlier: EarlierSubmission,
) {
  const { fillEarlierAnswers } = await import("../transfers/fillEarlierAnswers.ts");
  return fillEarlierAnswers(client, form, { begun, earlier });
}

// The id of the step that a runner without a draft sees first.
function findBeginning(loaded: LoadedForm, context: () => RaceContext): string {
  const { place } = openContent(beginContent(loaded.form, loaded.hash), { ...loaded, context });
  return place.at === "step" ? place.step : "";
}

const soldOutList = "lists/sold-out.json";

/** Loads the organiser's list of what is sold out, which is optional: the server checks again. */
export async function loadSoldOut({ file, loadText }: Site): Promise<unknown> {
  if (!file(soldOutList)) return undefined;
  return loadText(soldOutList)
    .then(JSON.parse)
    .catch(() => undefined);
}

/**
 * Loads how many places the options of a form have left; without an answer it shows no numbers, and
 * the server checks again.
 */
export async function loadPlaces(
  { client, domainName }: SignUpServices,
  { id, fields }: CompiledForm,
): Promise<OptionPlaces[]> {
  if (!Object.values(fields).some((field) => field?.capacity)) return [];
  return client.call("GET /sign-up/options", { query: { domainName, form: id }, isSilent: true }).catch(() => []);
}

/** Loads what is needed once a form is filled in, and the check of its answers. */
export function createLazyParts({ loadPart }: SignUpServices, { form, loadValidator }: LoadedForm) {
  return createLazy(async () => {
    const [parts, functions] = await Promise.all([loadPart<LazyParts>("sign-up-later"), loadValidator()]);
    return { ...parts, checkShape: parts.shapeCheck(form, functions) };
  });
}

/**
 * Loads what draws the first step of a form, which is rendered with it; the fields of the others
 * are loaded while it is filled in.
 */
export async function loadRenderers(
  { form, renderInput }: LoadedForm,
  { units, loadPart }: SignUpServices,
  first = form.steps[0]?.id,
): Promise<Pick<OpenedSignUp, "plain" | "loadOtherFields">> {
  const getTypes = (names: string[]) => [
    ...new Set(
      Object.entries(form.fields)
        .filter(([pointer]) => names.some((name) => pointer === `/${name}` || pointer.startsWith(`/${name}/`)))
        .flatMap(([, field]) => field?.type ?? []),
    ),
  ];
  const load = (names: string[]) => Promise.all(getTypes(names).map((type) => units.load("field", type)));
  const listFields = (isFirst: boolean) =>
    form.steps.filter(({ id }) => (id === first) === isFirst).flatMap(({ fields }) => fields);
  const [plain] = await Promise.all([
    isWholeOfUnits(form) && isLight(renderInput.schema) ? undefined : loadPart<PlainParts>("sign-up-plain"),
    load(listFields(true)),
  ]);
  return { plain, loadOtherFields: () => void load(listFields(false)) };
}

// Returns whether every property is a field unit: then nothing is needed to draw others.
function isWholeOfUnits(form: LoadedForm["form"]): boolean {
  const isCalculated = (name: string) => form.calculated.some(({ field }) => field === name);
  return form.steps.every(({ fields }) =>
    fields.every((name) => form.fields[`/${name}`]?.type !== undefined || isCalculated(name)),
  );
}
