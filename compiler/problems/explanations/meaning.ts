import type { Explanation } from "./explanation.ts";
import { explanations as links } from "./meaningLinks.ts";
import { explanations as texts } from "./meaningTexts.ts";
import { explanations as times } from "./meaningTimes.ts";

/** SL5xxx, meaning: what has the right shape and cannot be right all the same. */
export const explanations: Record<string, Explanation> = { ...links, ...times, ...texts };
