import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/login.ts";
import { type Form, useForm } from "../form/useForm.ts";
import { useDrawer } from "./drawerContext.ts";
import type { Rule } from "./rules.ts";
import type { Name } from "./typed.ts";

const useTexts = texts(messages);

/** A form of the drawer: some of its entries. */
export type DrawerForm = Form<Name>;

/** Returns the form of a view; `rules` names its entries, in their order on the page. */
export function useDrawerForm(rules: Partial<Record<Name, Rule>>): DrawerForm {
  const t = useTexts();
  const { typed, type } = useDrawer();
  const translated = Object.entries(rules).map(([name, rule]) => [
    name,
    (value: string) => {
      const fault = rule(value);
      return fault && t(fault);
    },
  ]);
  return useForm({ values: typed, set: type, rules: Object.fromEntries(translated) });
}
