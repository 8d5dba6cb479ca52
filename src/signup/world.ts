import { createContext, useContext } from "react";
import type { Site, SiteFile } from "#blocks/kit/site/site.ts";
import type { SubmissionHead } from "#contract/signup.ts";
import type { CompiledForm, FormHead } from "#forms/form.ts";
import type { RaceItem, Route } from "#schemas/generated/types.ts";
import type { Client } from "#src/client/client.ts";
import type { Units } from "#src/site/units.ts";

/** What the sign-up works with: the calls, the units, and the forms of the site. */
export interface SignUpWorld {
  client: Client;
  units: Units;
  domainName: string;
  /** The forms of the site, with the addresses of their files. */
  forms: (FormHead & { url: string })[];
  /** Loads a part of the program with its style sheets; rejects where it cannot be had. */
  loadPart<Part>(name: string): Promise<Part>;
  /** The page that shows what was handed in, where the site has one that is open. */
  confirmPath: string | undefined;
  /** The page of the sign-up, where the site has one that is open. */
  postPath: string | undefined;
  /** The server's time, also while a page is previewed at another instant. */
  now(): number;
}

export const SignUpContext = createContext<SignUpWorld | undefined>(undefined);

/** The sign-up around this component; throws outside of one. */
export function useSignUpWorld(): SignUpWorld {
  const world = useContext(SignUpContext);
  if (!world) throw new Error("useSignUpWorld() was called outside of a sign-up.");
  return world;
}

/** The forms in a site's table of files. */
export function formsIn(files: Record<string, (SiteFile & { form?: FormHead }) | undefined>): SignUpWorld["forms"] {
  return Object.values(files).flatMap((file) => (file?.form ? [{ ...file.form, url: file.url }] : []));
}

/** The path of the open page of that type (confirm, post), among a site's routes; undefined where it sends visitors elsewhere. */
export function openPathIn(routes: Route[], type: string, parent = ""): string | undefined {
  for (const { path, page, children } of routes) {
    const whole = path.startsWith("/") ? path : `${parent}/${path}`;
    const { isOpen, link } = (page?.type === type ? page.props : {}) as { isOpen?: boolean; link?: string };
    if (isOpen && !link) return whole;
    const inner = children && openPathIn(children, type, whole);
    if (inner) return inner;
  }
  return undefined;
}

/** The form that is for an item: one that names it before one that is for all. */
export function formFor(
  forms: SignUpWorld["forms"],
  use: CompiledForm["use"],
  item: string,
): SignUpWorld["forms"][number] | undefined {
  const fitting = forms.filter((form) => form.use === use);
  return fitting.find(({ items }) => items?.includes(item)) ?? fitting.find(({ items }) => items === undefined);
}

/** The items of the race that have a form. */
export function itemsOf(race: Site["race"], forms: SignUpWorld["forms"], use: CompiledForm["use"]): RaceItem[] {
  return (race?.items ?? []).filter(({ id }) => formFor(forms, use, id));
}

/** What somebody has signed up for already, by item; a rejected application can be made again. */
export function takenItems(
  submissions: SubmissionHead[],
  use: CompiledForm["use"],
  domainName: string,
): Map<string, SubmissionHead> {
  const own = submissions.filter((one) => one.use === use && one.domainName === domainName && one.auditStatus !== 3);
  return new Map(own.map((one) => [one.item, one]));
}
