import type { ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";

/** Reloads the open pages of a watched site when it is published. */
export interface OpenPages {
  routes(app: FastifyInstance): Promise<void>;
  /** Makes every open page reload itself. */
  reload(): void;
}

/** The element that makes a page reload itself. */
export const reloadElement = '<script type="module" src="/dev/reload.js"></script>';

// The stream begins with the time of the last publish, which may be later than the page if drawing
// it took a moment, or if the server was restarted since. Each publish reloads a page once, even if
// its clock is wrong.
const script = `const events = new EventSource("/dev/events");
events.addEventListener("published", ({ data }) => {
  if (Number(data) < performance.timeOrigin || sessionStorage.getItem("startline.published") === data) return;
  sessionStorage.setItem("startline.published", data);
  location.reload();
});
`;

/**
 * GET /dev/events, a stream of events, and the script that listens to it: only for a site that its
 * organiser is editing.
 */
export function openPages(): OpenPages {
  const open = new Set<ServerResponse>();
  let publishedAt = 0;
  const message = () => `event: published\ndata: ${publishedAt}\n\n`;
  return {
    async routes(app) {
      app.get("/dev/reload.js", (_request, reply) =>
        reply.type("text/javascript; charset=utf-8").header("cache-control", "no-cache").send(script),
      );
      app.get("/dev/events", (request, reply) => {
        reply.hijack();
        const { raw } = reply;
        raw.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
        raw.write(`retry: 500\n\n${message()}`);
        open.add(raw);
        request.raw.on("close", () => open.delete(raw));
      });
      // Streams never end by themselves and would keep the server from closing.
      app.addHook("preClose", async () => {
        for (const stream of open) stream.end();
      });
    },
    reload() {
      publishedAt = Date.now();
      for (const stream of open) stream.write(message());
    },
  };
}
