/** The path of the page with which staff hand race packs out: no page of the site's program. */
export const staffPath = "/staff";

/** The path of the worker that opens this page without a network. */
export const staffWorkerPath = "/staff-worker.js";
