// Made by `npm run gen` from schemas/field/.
import type { Operation } from "#src/compiler/operations.ts";

/** The schema of what runners answer to each field: `fieldAnswers["field/phone/1"]`. */
export const fieldAnswers: Record<string, Record<string, unknown> | undefined> = {
  "field/input/1": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://startline.dev/schemas/field/input/v1.schema.json",
    "title": "Line of text",
    "description": "One line of text.",
    "type": "string",
    "minLength": 1,
    "maxLength": 200
  }
};

/** The declarative upgrade of answers to each version of a field. */
export const answerUpgrades: Record<string, Operation[] | undefined> = {};
