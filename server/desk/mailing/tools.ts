import type { SendingTools } from "../../people/sending/permit.ts";
import type { RaceTools } from "../../race/tools.ts";

/** What the mailing of a race works with. */
export type DeskTools = RaceTools & SendingTools;
