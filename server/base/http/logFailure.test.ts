import { beforeEach, expect, test } from "vitest";
import { logUnavailable } from "./errors.ts";
import { forgetOutageLine, isOutageLineDue, logFailures } from "./logFailure.ts";

let lines: string[];
const log = (line: string) => void lines.push(line);
beforeEach(() => {
  lines = [];
  forgetOutageLine();
});

// As the driver and Drizzle make them: the outer one has the query and its values in its message.
function queryError(code: string): Error {
  const cause = Object.assign(new Error("duplicate key: Key (document)=(110101199003070038) already exists"), {
    code,
    constraint: "one_order",
    severity: "ERROR",
    detail: "Key (document)=(110101199003070038)",
  });
  const message = "Failed query: insert into orders values ($1)\nparams: 110101199003070038,13900001234";
  return Object.assign(new Error(message, { cause }), { query: "insert into orders", params: ["13900001234"] });
}

test("an operator reads what failed and why in one line, and nothing that runners entrusted to us", () => {
  logFailures(log, "Orders")(queryError("23505"));
  expect(lines).toEqual([
    "Orders: Error: an error of the database, caused by Error: an error of the database (23505 one_order)",
  ]);
  logFailures(log, "Refunds")(new TypeError("x is not\na function"));
  expect(lines[1]).toBe("Refunds: TypeError: x is not a function");
});

test("an outage is one line in 10 s, for the work and the requests of a server together", () => {
  const outage = queryError("57P01");
  for (let n = 0; n < 100; n++) {
    logFailures(log, "Orders")(outage);
    logFailures(log, "Refunds")(outage);
    logUnavailable({ log: { error: () => log("a request") } } as never, outage);
  }
  expect(lines).toHaveLength(1);
  // Control: other errors are all logged.
  for (let n = 0; n < 3; n++) logFailures(log, "Orders")(queryError("23505"));
  expect(lines).toHaveLength(4);
  expect(isOutageLineDue(performance.now() + 9_000)).toBe(false);
  expect(isOutageLineDue(performance.now() + 11_000)).toBe(true);
});
