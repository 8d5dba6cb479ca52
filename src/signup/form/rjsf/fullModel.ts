import { ADDITIONAL_PROPERTY_KEY_REMOVE } from "@rjsf/core/lib/components/constants.js";
import {
  ANY_OF_KEY,
  createSchemaUtils,
  deepEquals,
  type Experimental_DefaultFormStateBehavior,
  type FieldPathList,
  hashObject,
  isObject,
  ONE_OF_KEY,
  type RJSFSchema,
  type SchemaUtilsType,
  schemaHasNestedConditional,
  setByPath,
  unsetByPath,
} from "@rjsf/utils";
import type { Answers } from "#forms/form.ts";
import type { RenderInput } from "../../model/loadForm.ts";
import type { FormModel } from "./formModel.ts";

/**
 * Returns the model of any form, by all that rjsf knows of JSON Schema; it does with answers what
 * rjsf's own `Form` does.
 */
export function fullModel({ schema, validator }: Pick<RenderInput, "schema" | "validator">): FormModel {
  const utils = createSchemaUtils(validator, schema as RJSFSchema, defaults);
  const root = utils.getRootSchema();
  const hasInnerConditions = schemaHasNestedConditional(root, root);
  return {
    utils,
    withDefaults: (answers, isDrawn) => utils.getDefaultFormState(root, answers, false, isDrawn) as Answers,
    withAnswer(answers, path, value) {
      if (path.length === 0) return settle(utils, value as Answers);
      const next = structuredClone(answers);
      const isCleared = value === undefined && isPlainProperty(utils, path, answers);
      if (value === ADDITIONAL_PROPERTY_KEY_REMOVE) unsetByPath(next, path);
      else setByPath(next, path, value === undefined && typeof path.at(-1) === "number" ? null : value);
      const isWhole = isObject(value) || Array.isArray(value);
      const settled = isWhole ? settle(utils, next) : sanitise(utils, answers, next, hasInnerConditions);
      // A default would return at once.
      if (isCleared) setByPath(settled, path, undefined);
      return settled;
    },
  };
}

// The form adds no answers of its own.
const defaults: Experimental_DefaultFormStateBehavior = {
  emptyObjectFields: "skipEmptyDefaults",
  arrayMinItems: { populate: "never" },
  constAsDefaults: "skipOneOf",
};

function settle(utils: SchemaUtilsType, answers: Answers): Answers {
  return utils.getDefaultFormState(utils.getRootSchema(), answers, false, true) as Answers;
}

// A property of its own: neither an entry of a list nor a choice between alternatives.
function isPlainProperty(utils: SchemaUtilsType, path: FieldPathList, answers: Answers): boolean {
  if (typeof path.at(-1) === "number") return false;
  const { field } = utils.findFieldInSchema(utils.getRootSchema(), path as string[], answers);
  return isObject(field) && !(ONE_OF_KEY in field) && !(ANY_OF_KEY in field);
}

// Removes the answers that conditions hide, and adds the defaults of those that they show, which
// can change other conditions.
function sanitise(utils: SchemaUtilsType, before: Answers, after: Answers, hasInnerConditions: boolean): Answers {
  const root = utils.getRootSchema();
  const shownBefore = utils.retrieveSchema(root, before);
  const seen = new Set<string>();
  let answers = settle(utils, after);
  for (;;) {
    const hash = hashObject({ answers });
    const shownSchema = utils.retrieveSchema(root, answers);
    if (seen.has(hash) || (!hasInnerConditions && deepEquals(shownSchema, shownBefore))) return answers;
    const sanitised = utils.sanitizeDataForNewSchema(shownSchema, shownBefore, answers) as Answers;
    if (deepEquals(sanitised, answers)) return answers;
    const sanitisedHash = hashObject({ answers: sanitised });
    if (seen.has(sanitisedHash)) return sanitised;
    seen.add(sanitisedHash).add(hash);
    answers = settle(utils, sanitised);
  }
}
