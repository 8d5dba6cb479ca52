import type { FastifyInstance } from "fastify";
import { isUnavailable } from "../db/unavailable.ts";
import { logUnavailable } from "../http/errors.ts";

/** A recurring clean-up: `failure` is logged with the error if a run fails. */
interface CleanUp {
  everyMs: number;
  failure: string;
  run(): Promise<unknown>;
}

/**
 * Runs a clean-up when the server listens and then regularly, so that servers which restart often
 * also clean up. Every process does; what one deletes, the others find gone. Closing the server
 * waits for a run that has begun.
 */
export function scheduleCleanUp(app: FastifyInstance, { everyMs, failure, run }: CleanUp): void {
  let running: Promise<unknown> = Promise.resolve();
  const start = () => {
    running = run().catch((error) =>
      isUnavailable(error) ? logUnavailable(app, error) : app.log.error({ err: error }, failure),
    );
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook("onListen", async () => {
    start();
    timer = setInterval(start, everyMs).unref();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await running;
  });
}
