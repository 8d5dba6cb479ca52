import { expect, test } from "vitest";
import { getNetwork } from "./network.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["203.0.113.7:5678", "203.0.113.7"],
  ["[2001:db8:1:2::7]:5678", "2001:db8:1:2"],
])("a runner at %s is of the network %s", (address, network) => expect(getNetwork(address)).toBe(network));
