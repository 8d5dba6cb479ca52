import { c8 } from "./pay/crashes.ts";
import { c6 } from "./pay/late.ts";
import { c2 } from "./pay/outOfOrder.ts";
import { c5, c7 } from "./pay/twice.ts";
import type { Proof } from "./proof.ts";

/** Payments, rights and transfers. */
export const payProofs: Proof[] = [c2, c5, c6, c7, c8];
