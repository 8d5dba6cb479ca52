// `npm start`: sets up what is missing, then serves in this process, so that Ctrl-C reaches the
// server.
import { prepare } from "./setup.mjs";

await prepare();
await import("../dist/server/main.js");
