import type { ReactNode } from "react";
import { i18n } from "#blocks/kit/site/i18n.ts";
import type { Site } from "#blocks/kit/site/site.ts";
import { organisePath } from "#core/reservedPaths.ts";
import { messages } from "#locales/generated/site.ts";
import type { Block, Text } from "#schemas/generated/types.ts";
import { atMost } from "./atMost.ts";
import { typesIn } from "./Blocks.tsx";
import { AnyDocumentPage, HomePage, NotFoundPage, UnitPage } from "./pages.tsx";
import { documentHead, findPlace, type Place } from "./places.ts";
import type { Program } from "./program.ts";
import { chooseTitle, getBlocksPage, type PlannedRoute } from "./routePlan.ts";
import { nobody } from "./session.ts";
import type { UnitKind } from "./units.ts";
import { isVisible } from "./visibility.ts";

/**
 * What a path of the site leads to; its page's code is loaded by name, and only when it is first
 * visited.
 */
export interface Destination {
  path: string;
  shows: Place["shows"];
  route: PlannedRoute | undefined;
  /** The page's own title, if it is known before the page is loaded. */
  title?: Text | "notFoundTitle" | "account" | "organise" | undefined;
  /** The blocks of the page, if it is made of blocks. */
  blocks?: Block[] | undefined;
  /** The units that the page is first rendered with. */
  needs: { kind: UnitKind; type: string }[];
  /** Resolves when the page can be rendered; never rejects. */
  load(): Promise<unknown>;
  draw(): ReactNode;
}

// How many blocks are rendered at once, about one screen, which keeps the first load small; the
// others are loaded when the reader comes near (see Blocks).
const firstBlocks = 3;

// Milliseconds after which a block that is not loaded gets a skeleton, so that one slow file does
// not delay the page.
const blocksTimeout = 2000;

/** Returns the destination of a path: a page, or a redirect to another path. */
export function getDestination(program: Program, path: string): Destination | { redirect: string } {
  const place = findPlace(program.booted.compiled, program.plan, path);
  if ("leadsTo" in place) return { redirect: place.leadsTo };
  switch (place.shows) {
    case "home":
      return homeDestination(program, place);
    case "page":
      return pageDestination(program, place);
    case "account":
      return accountDestination(program, place);
    case "document":
      return documentDestination(program, place);
    case "nothing":
      return notFound(program, place);
  }
}

type Shows<Kind extends Place["shows"]> = Extract<Place, { shows: Kind }>;

type OpenPage = Pick<Shows<"page">, "page" | "pointer" | "path"> & { route: PlannedRoute | undefined };

function pageDestination(program: Program, { page, pointer, route, path }: OpenPage): Destination {
  const { title, blocks } = getBlocksPage(page) ?? {};
  const first = firstScreen(program, blocks);
  const load = async () => {
    const [unit] = await Promise.all([program.units.load("page", page.type), first.load()]);
    if (unit.status === "unknown")
      program.report({ code: "run/unknown-page", pointer, message: `There is no page type "${page.type}".` });
  };
  return {
    ...first,
    path,
    shows: "page",
    route,
    title: title ?? (route && chooseTitle(route)),
    needs: [{ kind: "page", type: page.type }, ...first.needs],
    load,
    draw: () => <UnitPage key={pointer} page={page} pointer={pointer} />,
  };
}

function accountDestination({ units, client, accounts }: Program, { path }: Shows<"account">): Destination {
  const type = path === organisePath ? "organise" : "account";
  const draw = () => {
    const session = accounts.opened()?.session;
    const page = { type, version: 1, props: { client, session } };
    return <UnitPage key={path} page={page} pointer={path} kind="part" />;
  };
  return {
    path,
    shows: "account",
    route: undefined,
    title: type,
    needs: [{ kind: "part", type }],
    load: () => accounts.open().then(() => units.load("part", type), nobody),
    draw,
  };
}

function documentDestination(program: Program, { path, id, file }: Shows<"document">): Destination {
  const head = documentHead(file, program.booted.compiled);
  return {
    path,
    shows: "document",
    route: undefined,
    title: head && { zh: head.title || (head.titleEn ?? ""), en: head.titleEn },
    needs: [{ kind: "page", type: "document" }],
    load: () => program.units.load("page", "document"),
    draw: () => <AnyDocumentPage key={path} id={id} path={file} />,
  };
}

function notFound(program: Program, { path, route }: Shows<"nothing">): Destination {
  const { booted, skipped, units } = program;
  const pointer = "/notFound/page";
  const { page } = booted.compiled.site.notFound ?? {};
  if (page && !skipped.has(pointer))
    return { ...pageDestination(program, { page, pointer, path, route }), shows: "nothing" };
  return {
    path,
    shows: "nothing",
    route,
    title: "notFoundTitle",
    needs: [{ kind: "page", type: "not-found" }],
    load: () => units.load("page", "not-found"),
    draw: () => <NotFoundPage key={path} />,
  };
}

function homeDestination(program: Program, { path, route }: Shows<"home">): Destination {
  const first = firstScreen(program, program.booted.compiled.site.home.blocks);
  return { ...first, path, shows: "home", route, title: route && chooseTitle(route), draw: () => <HomePage /> };
}

// The types of the blocks that a page shows first at this time, those inside them included.
function firstScreen({ units, now }: Program, blocks: Block[] = []): Pick<Destination, "blocks" | "needs" | "load"> {
  const firstVisible = blocks.filter((block) => isVisible(block, now())).slice(0, firstBlocks);
  const needs = typesIn(firstVisible).map((type) => ({ kind: "home" as const, type }));
  const load = () => atMost(Promise.all(needs.map(({ kind, type }) => units.load(kind, type))), blocksTimeout);
  return { blocks, needs, load };
}

/**
 * Returns the open page's title in a language, in which `text` reads; "" for the home page and
 * pages without a title.
 */
export function pageTitle(
  { path, title }: Destination,
  homePath: string,
  { language, text }: Pick<Site, "language" | "text">,
): string {
  if (path === homePath || title === undefined) return "";
  if (typeof title === "string") return i18n[language]._(`${messages.scope}:${title}`);
  return text(title);
}
