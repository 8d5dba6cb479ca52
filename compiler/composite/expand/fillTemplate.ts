import { isObject, type JsonObject } from "#core/pointers.ts";
import type { Sentence } from "#core/text.ts";
import { escapeHtml } from "../../bind/fillTexts.ts";
import { joinTexts } from "../language/operators.ts";
import { templateName } from "../language/templates.ts";
import { textAt } from "./evaluateFacts.ts";
import type { Around } from "./scope.ts";

/**
 * Returns the text of a `$text` node with its values filled in; in HTML (`isHtml`) they are
 * escaped.
 */
export function fillTemplate({ $text, values }: JsonObject, { at, scope }: Around, isHtml: boolean): unknown {
  const names = isObject(values) ? values : {};
  const sentences = new Map<string, Sentence>();
  const textFor = (name: string): Sentence => {
    const sentence = sentences.get(name) ?? joinAs(textAt(names[name], `${at}/values/${name}`, scope));
    sentences.set(name, sentence);
    return sentence;
  };
  const fillIn = (template: unknown, language: "zh" | "en") =>
    typeof template !== "string"
      ? undefined
      : template.replace(templateName, (whole, name: string) => {
          if (!Object.hasOwn(names, name)) return whole;
          const text = textFor(name)[language];
          scope.run.spend(text.length / 50);
          return isHtml ? escapeHtml(text) : text;
        });
  if (typeof $text === "string") return fillIn($text, "zh");
  if (!isObject($text)) return undefined;
  const [zh, en] = [fillIn($text.zh, "zh"), fillIn($text.en, "en")];
  return { ...(zh !== undefined && { zh }), ...(en !== undefined && { en }) };
}

function joinAs(value: unknown): Sentence {
  const joined = joinTexts([value], undefined);
  return typeof joined === "string" ? { zh: joined, en: joined } : (joined ?? { zh: "", en: "" });
}
