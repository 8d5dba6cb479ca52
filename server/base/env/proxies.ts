import { BlockList, isIP } from "node:net";
import { startError } from "../startError.ts";

/**
 * The proxies in front whose X-Forwarded-For is believed: how many there are, or their addresses
 * and networks.
 */
export type TrustedProxies = number | string[];

const networkNames = ["loopback", "linklocal", "uniquelocal"];
const mostHops = 10;

/**
 * Reads TRUST_PROXY; undefined if there is no proxy. Throws StartError for anything else, and for
 * `on`, which believed what visitors write.
 */
export function readTrustedProxies(value = ""): TrustedProxies | undefined {
  if (["", "off", "false", "0"].includes(value)) return undefined;
  if (value === "on" || value === "true") throw startError("trustProxyOn");
  if (/^\d+$/.test(value)) {
    if (Number(value) <= mostHops) return Number(value);
    throw startError("trustProxy", { value });
  }
  const proxies = value.split(/[\s,]+/).filter(Boolean);
  const odd = proxies.find((proxy) => !isNetwork(proxy));
  if (odd === undefined && proxies.length > 0) return proxies;
  throw startError("trustProxy", { value: odd ?? value });
}

// A network of no bits is everybody, visitors included.
function isNetwork(text: string): boolean {
  const [address = "", bits, ...extra] = text.split("/");
  if (networkNames.includes(text)) return true;
  const maxBits = isIP(address) === 6 ? 128 : 32;
  const isSize = bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= maxBits);
  return isIP(address) !== 0 && extra.length === 0 && isSize;
}

/** Logged when TRUST_PROXY is a number and a connection comes from a public address. */
export const publicPeer =
  "TRUST_PROXY is a number, but a connection came from a public address, whose X-Forwarded-For is ignored. If that is your proxy, name its address in TRUST_PROXY.";

/**
 * Returns Fastify's `trustProxy`. A number of hops counts only from this machine or a private
 * network, so that a visitor who reaches the port without the proxy chooses no address; `warn` is
 * called at the first connection from elsewhere.
 */
export function buildTrustProxy(
  proxies: TrustedProxies | undefined,
  warn: () => void,
): false | string[] | ((address: string, hop: number) => boolean) {
  if (proxies === undefined) return false;
  if (typeof proxies !== "number") return proxies;
  let isWarned = false;
  return (address, hop) => {
    if (hop >= proxies) return false;
    if (hop > 0 || isNear(address)) return true;
    if (!isWarned) warn();
    isWarned = true;
    return false;
  };
}

const nearNetworks = new BlockList();
for (const [network, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
] as const)
  nearNetworks.addSubnet(network, bits, "ipv4");
nearNetworks.addAddress("::1", "ipv6");
nearNetworks.addSubnet("fe80::", 10, "ipv6");
nearNetworks.addSubnet("fc00::", 7, "ipv6");

function isNear(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && nearNetworks.check(address, family === 6 ? "ipv6" : "ipv4");
}

/** Returns whether an address to listen on is reached from this machine only. */
export function isLoopbackHost(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127(?:\.\d{1,3}){3}$/.test(host);
}
