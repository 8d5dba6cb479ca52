import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "vite";
import { serverFlags } from "./devFlags.ts";
import { ensureValidators } from "./ensureValidators.mjs";

// `npm run dev`: the API from its sources (restarted on change) and the site with hot reload, which
// proxies calls to the API.
ensureValidators();
const api: ChildProcess = spawn("npx", ["tsx", "watch", "--clear-screen=false", ...serverFlags, "server/main.ts"], {
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "development" },
});
const vite = await createServer();
await vite.listen();
vite.printUrls();
console.log("  The gallery of every block and page: /gallery.html");

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    api.kill(signal);
    await vite.close();
    process.exit(0);
  });
}
