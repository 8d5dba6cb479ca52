import type { Plugin } from "vite";

// In React Router's modules: the names of components for developers, and the calls that make
// components.
const names = /^\w+\.displayName = "[^"]*";$/gm;
const components = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;

/**
 * Lets the bundler leave out the parts of React Router that the program does not import, such as
 * its links and forms: 7.5 kB compressed. A name for developers and an unmarked call are side
 * effects, which keep a component that nothing imports. Fails the build if a new version is written
 * in another way.
 */
export function leanRouter(): Plugin {
  let count: number | undefined;
  return {
    name: "lean-router",
    apply: "build",
    transform: {
      filter: { id: /react-router[\\/]dist[\\/].*\.mjs$/ },
      handler(code) {
        count = (count ?? 0) + (code.match(names)?.length ?? 0);
        return { code: code.replace(names, "").replace(components, "$1/* @__PURE__ */ $2"), map: null };
      },
    },
    generateBundle() {
      if (count === 0)
        this.error("React Router is written in another way than before: compare its size with and without leanRouter.");
    },
  };
}
