import type { Proof } from "./proof.ts";
import { transfers } from "./transfers.ts";

/** Payments, rights and transfers. */
export const payProofs: Proof[] = [transfers];
