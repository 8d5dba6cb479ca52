import { messages as entry } from "#locales/generated/kit/sign-up-entry.ts";
import { messages as pages } from "#locales/generated/kit/sign-ups.ts";
import { messages as later } from "#locales/generated/signup/later.ts";
import { messages as signUp } from "#locales/generated/signup.ts";

/**
 * The tables of locales/ whose texts an organiser can replace, by their names in `locales/`. No two
 * have a text of the same name.
 */
export const replaceableTables = {
  "kit/sign-ups": pages,
  "kit/sign-up-entry": entry,
  signup: signUp,
  "signup/later": later,
};

/** The names of the list of what to have ready: an empty text removes an entry. */
export const removableTexts: readonly string[] = ["signUpNeedDocument", "signUpNeedContact", "signUpNeedPolicies"];

/** The placeholders of each text that can be replaced, by its name. */
export const standardTexts: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.values(replaceableTables).flatMap(({ zh, en }) =>
    Object.keys(zh).map((name) => {
      const names = new Set<string>();
      collect((zh as Record<string, unknown>)[name], names);
      collect((en as Record<string, unknown>)[name], names);
      return [name, names] as const;
    }),
  ),
);

// A compiled message is a text, or a list of texts and placeholders: ["count", "plural", { one:
// [...] }].
function collect(message: unknown, names: Set<string>): void {
  if (!Array.isArray(message)) return;
  for (const part of message) {
    if (!Array.isArray(part)) continue;
    const [name, , choices] = part as [unknown, unknown, unknown];
    if (typeof name === "string") names.add(name);
    if (typeof choices === "object" && choices !== null)
      for (const choice of Object.values(choices)) collect(choice, names);
  }
}
