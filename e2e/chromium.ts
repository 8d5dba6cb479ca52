import { launch } from "./browser.ts";

/** The browser of all test files that run in this process; each visitor has a context of their own. It ends with the process. */
export const browser = await launch();
