import type { ReactNode } from "react";
import type { Block, Text } from "#schemas/generated/types.ts";
import { typesIn } from "./Blocks.tsx";
import { AnyDocumentPage, HomePage, NotFoundPage, UnitPage } from "./pages.tsx";
import type { Program } from "./program.ts";
import { openRoute, type PlannedRoute } from "./routePlan.ts";
import { nobody } from "./session.ts";
import { documentPath } from "./surface.ts";
import { isVisible } from "./visibility.ts";

/** What a path of the site leads to; its page's code is loaded by name, and only when it is first visited. */
export interface Destination {
  path: string;
  route: PlannedRoute | undefined;
  /** The page's title where its route has none to say: a document's, or that nothing was found. */
  title?: Text | "notFoundTitle" | "account";
  /** Resolves when the page can be drawn; never rejects. */
  load(): Promise<unknown>;
  draw(): ReactNode;
}

// How many blocks are drawn at once, about one screen: the first load is as small as that; the others come as the reader comes near (see Blocks).
const firstBlocks = 3;

// Blocks that have not come by then get a skeleton, so that one slow file does not hold up the page.
const patienceForBlocks = 2000;

/** The page of one's own account; no page of the site's map can be there. */
export const accountPath = "/account";

/** Where a path leads: to a page, or on to another path. */
export function destinationOf(program: Program, path: string): Destination | { redirect: string } {
  const { plan } = program;
  if (path === "/") return { redirect: plan.homePath };
  if (path === accountPath && program.booted.compiled.site.account) return accountDestination(program);
  const route = plan.find(path);
  if (route) return destinationOfRoute(program, route);
  if (path.toLowerCase() === plan.homePath) return homeDestination(program, path, undefined);
  const [, document] = /^\/documents\/([^/]+)\/?$/.exec(path) ?? [];
  if (document) return documentDestination(program, path, document);
  return notFound(program, path, route);
}

function destinationOfRoute(program: Program, route: PlannedRoute): Destination | { redirect: string } {
  const { path } = route;
  const opening = openRoute(route, program.plan);
  if (!opening) return notFound(program, path, route);
  if ("redirect" in opening) return opening;
  const { page, pointer } = opening;
  if (page.type === "home") return homeDestination(program, path, route);
  const load = async () => {
    const unit = await program.units.load("page", page.type);
    if (unit.status === "unknown")
      program.report({ code: "run/unknown-page", pointer, message: `There is no page type "${page.type}".` });
  };
  return { path, route, load, draw: () => <UnitPage key={pointer} page={page} pointer={pointer} /> };
}

function accountDestination({ units, client, accounts }: Program): Destination {
  const draw = () => {
    const session = accounts.opened()?.session;
    const page = { type: "account", version: 1, props: { client, session } };
    return <UnitPage page={page} pointer={accountPath} kind="part" />;
  };
  return {
    path: accountPath,
    route: undefined,
    title: "account",
    load: () => accounts.open().then(() => units.load("part", "account"), nobody),
    draw,
  };
}

function documentDestination({ booted, units }: Program, path: string, id: string): Destination {
  const file = documentPath(id, booted.compiled);
  const head =
    file === undefined
      ? undefined
      : (booted.compiled.files[file]?.document ?? booted.compiled.site.documents?.find((one) => String(one.id) === id));
  return {
    path,
    route: undefined,
    title: head ? { zh: head.title, en: head.titleEn } : "notFoundTitle",
    load: () => units.load("page", file === undefined ? "not-found" : "document"),
    draw: () => <AnyDocumentPage key={path} id={id} path={file} />,
  };
}

function notFound({ units }: Program, path: string, route: PlannedRoute | undefined): Destination {
  return {
    path,
    route,
    title: "notFoundTitle",
    load: () => units.load("page", "not-found"),
    draw: () => <NotFoundPage key={path} />,
  };
}

/** The types of the blocks that a home page shows first at that time, those inside them included. */
export function firstTypes(blocks: Block[], time: number): string[] {
  return typesIn(blocks.filter((block) => isVisible(block, time)).slice(0, firstBlocks));
}

function homeDestination({ booted, units, now }: Program, path: string, route: PlannedRoute | undefined): Destination {
  const types = firstTypes(booted.compiled.site.home.blocks, now());
  const load = () => {
    const loaded = Promise.all(types.map((type) => units.load("home", type)));
    return Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, patienceForBlocks))]);
  };
  return { path, route, load, draw: () => <HomePage /> };
}
