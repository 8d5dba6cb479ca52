import { a11 } from "./mailings.ts";
import { c8 } from "./pay/crashes.ts";
import { e22 } from "./pay/crowds.ts";
import { e13 } from "./pay/fields.ts";
import { c3 } from "./pay/forged.ts";
import { c6 } from "./pay/late.ts";
import { c2 } from "./pay/outOfOrder.ts";
import { c1 } from "./pay/repeated.ts";
import { e7 } from "./pay/rights.ts";
import { c5, c7 } from "./pay/twice.ts";
import type { Proof } from "./proof.ts";
import { transfers } from "./transfers.ts";

/** Payments, rights, transfers and mailings. */
export const payProofs: Proof[] = [c1, c2, c3, c5, c6, c7, c8, e7, e13, e22, transfers, a11];
