import { createHashRouter, type RouteObject, redirect } from "react-router-dom";
import { typesIn } from "./Blocks.tsx";
import { AnyDocumentPage, HomePage, NotFoundPage, UnitPage } from "./pages.tsx";
import type { Program } from "./program.ts";
import { openRoute, type PlannedRoute } from "./routePlan.ts";
import { Shell } from "./shell/Shell.tsx";

// Blocks that have not come by then get a skeleton, so that one slow file does not hold up the page.
const patienceForBlocks = 2000;

/** The router of a site: every page is loaded by its name, and only when it is first visited. */
export function createSiteRouter(program: Program, frame: React.ReactNode) {
  const { plan, units } = program;
  const notFound = async () => {
    await units.load("page", "not-found");
    return { Component: NotFoundPage };
  };
  const anyDocument = async () => {
    await units.load("page", "document");
    return { Component: AnyDocumentPage };
  };
  const children: RouteObject[] = [
    { index: true, loader: () => redirect(plan.homePath), element: null },
    ...plan.all.flatMap((planned) => routesOf(planned, program, notFound)),
    { path: "/documents/:id", lazy: anyDocument },
    { path: "*", lazy: notFound },
  ];
  // The first route at a path wins; the router would take the last of equals as well, but in its own order.
  const seen = new Set<string>();
  const unique = children.filter(({ path }) => path === undefined || (!seen.has(path.toLowerCase()) && seen.add(path.toLowerCase())));
  const home: RouteObject[] = plan.find(plan.homePath) ? [] : [{ path: plan.homePath, lazy: () => loadHome(program) }];
  return createHashRouter([{ path: "/", element: <Shell />, hydrateFallbackElement: frame, children: [...unique, ...home] }]);
}

function routesOf(planned: PlannedRoute, program: Program, notFound: RouteObject["lazy"]): RouteObject[] {
  const opening = openRoute(planned, program.plan);
  return planned.paths.map((path) => {
    if (!opening) return { path, lazy: notFound };
    if ("redirect" in opening) return { path, loader: () => redirect(opening.redirect), element: null };
    const { page, pointer } = opening;
    if (page.type === "home") return { path, lazy: () => loadHome(program) };
    const lazy = async () => {
      const unit = await program.units.load("page", page.type);
      if (unit.status === "unknown") program.report({ code: "run/unknown-page", pointer, message: `There is no page type "${page.type}".` });
      return { Component: () => <UnitPage page={page} pointer={pointer} /> };
    };
    return { path, lazy };
  });
}

async function loadHome({ booted, units }: Program) {
  const types = typesIn(booted.compiled.site.home.blocks);
  const loaded = Promise.all(types.map((type) => units.load("home", type)));
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, patienceForBlocks))]);
  return { Component: HomePage };
}
