// `npm start`: sets up whatever is missing, then serves in this very process, so that Ctrl-C reaches the server.
import { prepare } from "./setup.mjs";

await prepare();
await import("../dist/server/main.js");
