// Made by `npm run gen` from locales/field/checkbox.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "atLeast": { "min": string | number };
  "atMost": { "max": string | number };
  "between": { "min": string | number; "max": string | number };
  "exactly": { "min": string | number };
}> = {
  scope: "field/checkbox",
  zh: {
    "atLeast": ["至少选择 ",["min"]," 项。"],
    "atMost": ["最多选择 ",["max"]," 项。"],
    "between": ["选择 ",["min"]," 至 ",["max"]," 项。"],
    "exactly": ["选择 ",["min"]," 项。"],
  },
  en: {
    "atLeast": ["Choose at least ",["min"],"."],
    "atMost": ["Choose up to ",["max"],"."],
    "between": ["Choose ",["min"]," to ",["max"],"."],
    "exactly": ["Choose ",["min"],"."],
  },
};
