import { connect, type Socket } from "node:net";

/** A POST of JSON that is ready to be written to a socket. */
export interface Call {
  path: string;
  token?: string | undefined;
  body: unknown;
}

/** The reply to one call. */
export interface Replied {
  /** The HTTP status. */
  status: number;
  /** The body, as text. */
  text: string;
  /** When it was sent and when its reply was there, in ms since the load began; of the last try. */
  sentAt: number;
  repliedAt: number;
  /** When it was sent for the first time, in ms since the load began. */
  begunAt: number;
  /** How often it was sent before, without a reply that counts. */
  retries: number;
}

export interface Load {
  /** How many connections wait for a reply at once, divided among the addresses. */
  connections: number;
  /**
   * Whether a reply decides nothing, so that the call is sent again, as a browser would; also a
   * lost connection is then tried again, at the next address.
   */
  isTriedAgain?: (reply: Pick<Replied, "status" | "text">) => boolean;
  /**
   * When a call is sent at the earliest, in ms since the load began. Its connection is open by
   * then.
   */
  sendAt?: (index: number) => number;
  /** Called with each reply that counts. */
  onReply?: (index: number, reply: Replied) => void;
}

const patienceMs = 60_000;

/**
 * Sends calls in their order over connections that are kept open, each the next one as soon as it
 * has a reply. Written on bare sockets: an HTTP client would take more of the machine than a server
 * that answers, and would not state which call was without a reply when a server was killed. Throws
 * if a call has no reply that counts after a minute.
 */
export async function sendAll(addresses: readonly string[], calls: readonly Call[], load: Load): Promise<Replied[]> {
  const replies: Replied[] = [];
  const startedAt = performance.now();
  let next = 0;
  const work = async (worker: number) => {
    let at = worker;
    let line = lineTo(addresses[at % addresses.length] ?? "");
    while (next < calls.length) {
      const index = next++;
      const call = calls[index] as Call;
      if (load.sendAt) {
        line.open();
        await until(startedAt + load.sendAt(index));
      }
      const begunAt = performance.now();
      for (let retries = 0; ; retries++) {
        const sentAt = performance.now() - startedAt;
        const reply = await line.send(call).catch((error) => {
          if (!load.isTriedAgain) throw error;
        });
        if (reply && !load.isTriedAgain?.(reply)) {
          const repliedAt = performance.now() - startedAt;
          replies[index] = { ...reply, sentAt, repliedAt, begunAt: begunAt - startedAt, retries };
          load.onReply?.(index, replies[index]);
          break;
        }
        if (performance.now() - begunAt > patienceMs) throw new Error(`No reply to call ${index}: ${reply?.text}`);
        line.close();
        at += 1;
        await new Promise((resolve) => setTimeout(resolve, 50));
        line = lineTo(addresses[at % addresses.length] ?? "");
      }
    }
    line.close();
  };
  await Promise.all(Array.from({ length: Math.min(load.connections, calls.length) }, (_, worker) => work(worker)));
  return replies;
}

function until(at: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, at - performance.now()));
}

interface Line {
  /** Connects, if it is not connected. */
  open(): void;
  /** Resolves with the reply; rejects if the connection is lost before. */
  send(call: Call): Promise<{ status: number; text: string }>;
  close(): void;
}

// One connection, which carries one call at a time.
function lineTo(address: string): Line {
  const { hostname, port } = new URL(address);
  let socket: Socket | undefined;
  let received: Buffer[] = [];
  let waiting: { resolve(reply: { status: number; text: string }): void; reject(error: Error): void } | undefined;
  const lose = (error?: Error) => {
    socket?.destroy();
    socket = undefined;
    received = [];
    waiting?.reject(error ?? new Error(`${address} closed the connection.`));
    waiting = undefined;
  };
  const open = () => {
    const opened = connect(Number(port), hostname).setNoDelay(true);
    opened.on("data", (part: Buffer) => {
      received.push(part);
      const reply = readReply(received);
      if (!reply) return;
      received = [];
      waiting?.resolve(reply);
      waiting = undefined;
    });
    const loseThis = (error?: Error) => {
      if (socket === opened) lose(error);
    };
    opened.on("error", loseThis).on("close", () => loseThis());
    return opened;
  };
  return {
    open: () => {
      socket ??= open();
    },
    send: (call) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket ??= open();
        socket.write(getBytes(call, `${hostname}:${port}`));
      }),
    close: () => lose(),
  };
}

function getBytes({ path, token, body }: Call, host: string): string {
  const text = JSON.stringify(body);
  const login = token === undefined ? "" : `token: ${token}\r\n`;
  const head = `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n${login}`;
  return `${head}content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
}

// Undefined as long as a part is missing. The server states the length of each reply.
function readReply(received: Buffer[]): { status: number; text: string } | undefined {
  const all = received.length === 1 ? (received[0] as Buffer) : Buffer.concat(received);
  const end = all.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const head = all.toString("latin1", 0, end);
  const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
  if (all.length < end + 4 + length) return undefined;
  return { status: Number(head.slice(9, 12)), text: all.toString("utf8", end + 4, end + 4 + length) };
}
