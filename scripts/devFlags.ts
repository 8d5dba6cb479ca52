/** What Node needs to run the server from its sources, in addition to tsx. */
export const serverFlags = ["--import", "./scripts/styleHooks.mjs"];
