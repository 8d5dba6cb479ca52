interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

// A browser that enforces trusted types starts a worker only from an address of this server.
const rules = {
  createScriptURL(address: string) {
    const url = new URL(address, location.href);
    if (url.origin !== location.origin) throw new TypeError("A worker must be loaded from this server.");
    return url.href;
  },
};
const policy = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy("startline-worker", rules);

/** Returns the address of a worker as a browser takes it that enforces trusted types. */
export const trustWorker = (address: string): string => (policy ?? rules).createScriptURL(address);

/** Starts a worker of the program from its address. */
export function startWorker(address: string): Worker {
  return new Worker(trustWorker(address), { type: "module" });
}
