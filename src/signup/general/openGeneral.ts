import type { ComponentType } from "react";
import type { Site } from "#blocks/kit/site/site.ts";
import { isObject } from "#core/pointers.ts";
import { policiesToAgree } from "#forms/policies.ts";
import type { SiteFile } from "#schemas/siteFile.ts";
import { createLazyParts, loadPlaces, loadRenderers, loadSoldOut, type OpenedForm } from "../flow/openItem.ts";
import type { PolicyTextProps } from "../flow/PolicyText.tsx";
import { createLazy, type Lazy } from "../lazy.ts";
import { beginContent, type DraftContent } from "../model/content.ts";
import { createModel } from "../model/createModel.ts";
import { loadForm } from "../model/loadForm.ts";
import { raceContext } from "../model/raceContext.ts";
import { openVisit } from "../model/visit.ts";
import type { SignUpServices } from "../signUpContext.ts";

/** A general form that is ready to be filled in. */
export interface OpenedGeneral extends OpenedForm {
  /** What shows a text to agree to. */
  policyText: Lazy<ComponentType<PolicyTextProps>>;
  /** Whether answers of this tab were restored. */
  isRestored: boolean;
  /** Removes what this tab keeps of the answers. */
  forget(): void;
}

/**
 * Opens a general form: loads it and its fields, and restores what was filled in on this tab, by
 * the same person. Other tabs and later visits do not see that: a phone or a computer may be shared
 * by many who volunteer.
 */
export async function openGeneral(
  services: SignUpServices,
  { url, form: head }: SiteFile,
  { accountId, site }: { accountId: string | undefined; site(): Site },
): Promise<OpenedGeneral> {
  if (!head) throw new Error("The site has no such form.");
  const { client } = services;
  const [loaded, soldOut] = await Promise.all([
    loadForm(url, head, (address) => client.text(address, { isSilent: true })),
    loadSoldOut(site()),
  ]);
  const [places, visit] = await Promise.all([loadPlaces(services, loaded.form), openVisit(services, loaded.form)]);
  const lazyParts = createLazyParts(services, loaded);
  // The texts to agree to are a part of the page that people see at once. If they cannot be loaded,
  // submitting loads them again.
  const policyText = createLazy(() => services.loadPart<ComponentType<PolicyTextProps>>("sign-up-policies"));
  const hasPolicies = policiesToAgree(loaded.form, "").length > 0;
  const [{ plain, loadOtherFields }] = await Promise.all([
    loadRenderers(loaded, services),
    hasPolicies ? policyText.load().catch(() => undefined) : undefined,
  ]);
  loadOtherFields();
  const key = `form ${head.id} ${loaded.hash} ${accountId ?? ""}`;
  const draftContent = readKept(key);
  const context = () => ({ ...raceContext(site(), "", soldOut, places), ...visit.context() });
  const content = draftContent ?? beginContent(loaded.form, loaded.hash);
  const model = createModel({ loaded, checker: lazyParts, context, content });
  const unsubscribe = model.store.subscribe(({ event, patches }) => {
    if (patches.length > 0 && event.type !== "contextChanged") keep(key, model.store.getState().content);
  });
  const forget = () => {
    unsubscribe();
    keep(key, undefined);
  };
  const signUp = { ...model, item: "", form: loaded.form, loaded, context, visit };
  return { signUp, lazyParts, policyText, plain, loadOtherFields, isRestored: draftContent !== undefined, forget };
}

// A browser may refuse to store anything; then a reload begins anew.
function keep(key: string, content: DraftContent | undefined): void {
  try {
    if (content) sessionStorage.setItem(key, JSON.stringify(content));
    else sessionStorage.removeItem(key);
  } catch {}
}

function readKept(key: string): DraftContent | undefined {
  try {
    const content: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return isObject(content) ? (content as unknown as DraftContent) : undefined;
  } catch {
    return undefined;
  }
}
