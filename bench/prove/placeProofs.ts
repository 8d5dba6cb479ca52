import { a1c } from "./places/controls.ts";
import { a8 } from "./places/expiry.ts";
import { a3 } from "./places/few.ts";
import { b1, b2 } from "./places/kills.ts";
import { a4 } from "./places/nested.ts";
import { a7 } from "./places/opening.ts";
import { a1 } from "./places/rush.ts";
import { a5 } from "./places/same.ts";
import { three } from "./places/three.ts";
import type { Proof } from "./proof.ts";

/** Places, each given out once, also if a server or the database is killed. */
export const placeProofs: Proof[] = [a1, a1c, a3, a4, a5, a7, a8, b1, b2, three];
