import type { Proof } from "./proof.ts";

/** Payments, rights and transfers. */
export const payProofs: Proof[] = [];
