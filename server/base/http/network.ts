/**
 * The network that an address is of: an IPv4 address as it is; of an IPv6 address the first 64
 * bits, all of which one subscriber has.
 */
export function getNetwork(address: string): string {
  if (!address.includes(":")) return address;
  // An IPv4 address as a socket for both kinds writes it, and either kind with the port that some
  // proxies add.
  const plain = address
    .replace(/^\[(.+)\](?::\d+)?$/, "$1")
    .replace(/^::ffff:(?=\d+\.)/i, "")
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1");
  if (!plain.includes(":")) return plain;
  const [head = [], tail = []] = plain.split("::").map((half) => half.split(":").filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => "0");
  return [...head, ...zeros, ...tail].slice(0, 4).join(":");
}

/**
 * The wider network that one subscriber of a hosting company may have: the first 24 bits of an IPv4
 * address, the first 48 of an IPv6 address.
 */
export function getWideNetwork(address: string): string {
  const network = getNetwork(address);
  return network
    .split(network.includes(":") ? ":" : ".")
    .slice(0, 3)
    .join(".");
}

/** The wider network as logs show it: "203.0.113.*" or "2001:db8:1:*". */
export function getShortNetwork(address: string): string {
  const network = getWideNetwork(address);
  return `${network}${network.includes(":") ? ":" : "."}*`;
}
