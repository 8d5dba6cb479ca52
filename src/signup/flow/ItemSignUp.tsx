import { useCallback, useEffect, useMemo, useRef } from "react";
import { Show } from "#blocks/kit/layout/State.tsx";
import { type Site, useLoaded, useSite } from "#blocks/kit/site/site.ts";
import { createDraftKeeper, type DraftKeeper } from "../drafts/draftKeeper.ts";
import { createLater, type Later } from "../form/later.ts";
import { type LoadedForm, loadForm } from "../form/loadForm.ts";
import type { PlainParts } from "../form/plain/plainParts.ts";
import { isLight } from "../form/rjsf/lightModel.ts";
import type { LaterParts } from "../later.ts";
import { openDraftPlaces } from "../openDraftPlaces.ts";
import { type Restored, restoreState } from "../restore.ts";
import type { SignUpProps } from "../SignUp.tsx";
import { useSignUpTexts } from "../texts.ts";
import { formFor, type SignUpWorld, useSignUpWorld } from "../world.ts";
import { Flow } from "./Flow.tsx";

interface ItemSignUpProps extends SignUpProps {
  item: string;
  accountId: string;
  /** Back to the choice of the item; the draft stays. */
  onLeave(): void;
  /** The form was taken. */
  onSent(): void;
}

/** Everything that a sign-up for one item begins with. */
export interface Opened {
  loaded: LoadedForm;
  plain: PlainParts | undefined;
  later: Later;
  /** Loads the renderers of the steps after the first. */
  loadOtherFields(): void;
  /** What the organiser's list of sold-out sizes says; undefined where the race has none, or it cannot be had. */
  soldOut: unknown;
  keeper: DraftKeeper;
  restored: Restored;
}

const soldOutList = "lists/sold-out.json";

/** The sign-up for one item: loads its form and the draft, and lets the runner go on. */
export function ItemSignUp({ use, item, accountId, onLeave, onSent }: ItemSignUpProps) {
  const world = useSignUpWorld();
  const t = useSignUpTexts();
  const site = useSite();
  const { race } = site;
  // The site is another object in another language; what was opened stays.
  const latest = useRef(site);
  latest.current = site;
  const open = useCallback(async () => {
    const [begun, soldOut] = await Promise.all([
      openItem(world, { use, item, accountId }),
      loadSoldOut(latest.current),
    ]);
    return { ...begun, soldOut };
  }, [world, use, item, accountId]);
  const opened = useLoaded(`${use} ${item}`, open);
  const keeper = opened.status === "ready" ? opened.value.keeper : undefined;
  useEffect(() => {
    if (!keeper) return;
    const hide = () => document.visibilityState === "hidden" && keeper.leave();
    document.addEventListener("visibilitychange", hide);
    addEventListener("pagehide", keeper.leave);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      removeEventListener("pagehide", keeper.leave);
      keeper.close();
    };
  }, [keeper]);
  const name = useMemo(() => race?.items?.find(({ id }) => id === item), [race, item]);
  return (
    <Show
      loaded={opened.status === "failed" ? { ...opened, message: opened.message || t("formNotLoaded") } : opened}
      lines={10}
      height="40rem"
    >
      {(value) => name && <Flow opened={value} item={name} use={use} onLeave={onLeave} onSent={onSent} />}
    </Show>
  );
}

// A list that cannot be had stops nobody: the server looks again.
async function loadSoldOut({ file, loadText }: Site): Promise<unknown> {
  if (!file(soldOutList)) return undefined;
  return loadText(soldOutList)
    .then(JSON.parse)
    .catch(() => undefined);
}

async function openItem(
  world: SignUpWorld,
  { use, item, accountId }: Pick<ItemSignUpProps, "use" | "item" | "accountId">,
): Promise<Omit<Opened, "soldOut">> {
  const { client, forms } = world;
  const head = formFor(forms, use, item);
  if (!head) throw new Error(`No form is for the item ${item}.`);
  const [loaded, placesOf] = await Promise.all([
    loadForm(head.url, head, (address) => client.text(address, { isSilent: true })),
    openDraftPlaces(world, use, accountId),
  ]);
  const keeper = createDraftKeeper(placesOf(item));
  const later = createLater(() => world.loadPart<LaterParts>("sign-up-later"), loaded);
  const [draft, renderers] = await Promise.all([
    // What says that earlier answers are back is there with them, where it can be had.
    keeper.restore().then(async (kept) => {
      if (kept) await later.load().catch(() => {});
      return kept;
    }),
    loadRenderers(loaded, world),
  ]);
  return { loaded, ...renderers, later, keeper, restored: await restoreState(loaded, draft) };
}

// The fields of the first step are there when the form shows; the others follow while it is filled in.
async function loadRenderers(
  { form, drawn }: LoadedForm,
  { units, loadPart }: SignUpWorld,
): Promise<Pick<Opened, "plain" | "loadOtherFields">> {
  const typesOf = (names: string[]) => [
    ...new Set(
      Object.entries(form.fields)
        .filter(([pointer]) => names.some((name) => pointer === `/${name}` || pointer.startsWith(`/${name}/`)))
        .flatMap(([, field]) => field?.type ?? []),
    ),
  ];
  const load = (names: string[]) => Promise.all(typesOf(names).map((type) => units.load("field", type)));
  const [first, ...rest] = form.steps;
  const [plain] = await Promise.all([
    isWholeOfUnits(form) && isLight(drawn.schema) ? undefined : loadPart<PlainParts>("sign-up-plain"),
    load(first?.fields ?? []),
  ]);
  return { plain, loadOtherFields: () => void load(rest.flatMap(({ fields }) => fields)) };
}

// Whether every property is a field unit: then nothing is needed for drawing others.
function isWholeOfUnits(form: LoadedForm["form"]): boolean {
  const isCalculated = (name: string) => form.calculated.some(({ field }) => field === name);
  return form.steps.every(({ fields }) =>
    fields.every((name) => form.fields[`/${name}`]?.type !== undefined || isCalculated(name)),
  );
}
