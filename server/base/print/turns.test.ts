import { expect, test } from "vitest";
import { openTurns } from "./turns.ts";

/**
 * Asks for one piece of work for each letter, an account's name, and returns in which order they
 * were done or refused.
 */
async function listOrder(accounts: string, limits = { most: 100, mostOfAccount: 5 }): Promise<string> {
  const turns = openTurns(limits);
  let done = "";
  const work = (account: string) => async () => {
    await Promise.resolve();
    done += account;
  };
  const answers = await Promise.all([...accounts].map((account) => turns.take(account, work(account))));
  return done + "-".repeat(answers.filter((answer) => answer === "busy").length);
}

test("a runner who asks for one confirmation waits for one of each other account, not for all that they ask for", async () => {
  expect(await listOrder("aaabbbc")).toBe("abcabab");
  // In the order in which they came, the runner would wait for six.
  expect("aaabbbc".indexOf("c")).toBe(6);
});

test("one account has a few confirmations waiting, and all together so many", async () => {
  expect(await listOrder("aaaaab", { most: 100, mostOfAccount: 2 })).toBe("abaa--");
  expect(await listOrder("abcd", { most: 2, mostOfAccount: 2 })).toBe("ab--");
});

test("work that fails does not end the turns of others", async () => {
  const turns = openTurns({ most: 9, mostOfAccount: 9 });
  const failed = turns.take("a", () => Promise.reject(new Error("no")));
  const next = turns.take("b", async () => "done");
  await expect(failed).rejects.toThrow("no");
  expect(await next).toBe("done");
});
