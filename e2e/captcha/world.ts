import { mkdtemp } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import type { Env } from "#server/base/env/env.ts";
import { openWorld, type World } from "#server/testWorld.ts";

/** A server with the trial page of the verification. */
export interface CaptchaWorld {
  world: World;
  /** The trial page under the server's own security policy. */
  url: string;
  close(): Promise<void>;
}

const root = join(import.meta.dirname, "../..");

/**
 * Builds the page that only contains the verification. Returns its new folder, which the caller
 * removes.
 */
export async function buildTrial(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "startline-"));
  await build({
    root,
    base: "/trial/",
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [react()],
    build: {
      outDir: folder,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, "e2e/captcha/trial.html") },
    },
  });
  return folder;
}

/** Starts a server with the built page in this process, so that the test can read its database. */
export async function openCaptchaWorld(folder: string, settings: Partial<Env> = {}): Promise<CaptchaWorld> {
  const world = await openWorld({}, settings);
  await world.app.register(fastifyStatic, { root: folder, prefix: "/trial/", decorateReply: false });
  await world.app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = world.app.server.address() as AddressInfo;
  return { world, url: `http://127.0.0.1:${port}/trial/e2e/captcha/trial.html`, close: () => world.close() };
}
