// Lets Node import the style sheets of blocks and pages, so that a server that runs from its
// sources renders pages like the built one. Use: node --import ./scripts/styleHooks.mjs
import { readFile } from "node:fs/promises";
import { register } from "node:module";
import { fileURLToPath } from "node:url";
import { isMainThread } from "node:worker_threads";

// Node runs the hooks in a worker, which loads this file again.
if (isMainThread) register(import.meta.url);

let config;

/**
 * Loads a style sheet as a module that exports its class names, which are those of the build; a
 * sheet that is no CSS module exports none.
 */
export async function load(address, context, nextLoad) {
  const [url] = address.split("?");
  if (!url.startsWith("file:") || !url.endsWith(".css")) return nextLoad(address, context);
  const path = fileURLToPath(url);
  const names = path.endsWith(".module.css") ? await classNames(path) : {};
  return { format: "module", shortCircuit: true, source: `export default ${JSON.stringify(names)};` };
}

async function classNames(path) {
  const { preprocessCSS, resolveConfig } = await import("vite");
  config ??= resolveConfig({ configFile: false, root: fileURLToPath(new URL("..", import.meta.url)) }, "build");
  const { modules = {} } = await preprocessCSS(await readFile(path, "utf8"), path, await config);
  return modules;
}
