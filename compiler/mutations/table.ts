import { habits, papers } from "./habits.ts";
import { links } from "./links.ts";
import type { Mutation } from "./mutation.ts";
import { fields, words } from "./names.ts";
import { kinds, writing } from "./shapes.ts";
import { others } from "./sites.ts";
import { documents, texts } from "./texts.ts";
import { numbers, times } from "./times.ts";

/** Single mistakes over the sites that ship with the program. */
export const mutations: Mutation[] = [
  ...writing,
  ...kinds,
  ...words,
  ...fields,
  ...links,
  ...times,
  ...numbers,
  ...texts,
  ...documents,
  ...others,
  ...habits,
  ...papers,
];
