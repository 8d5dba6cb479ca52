import { beforeEach, describe, expect, test } from "vitest";
import { startPhone, type TestPhone } from "./testPhone.ts";

let phone: TestPhone;
beforeEach(async () => {
  phone = await startPhone();
});

describe("the next person on a shared phone", () => {
  test("case 24, the next person: nothing is found under their own name", async () => {
    const tab = await phone.touched();
    tab.type("name: Lin");
    await phone.pass(300);
    tab.type("name: Lin Xiao");
    tab.flush();
    phone.server.draft = undefined;
    expect((await phone.open("another|race.example|sign-up|marathon")).stored).toBeUndefined();
  });

  test("case 24, what the browser stores: identity numbers are not to be read in it", async () => {
    const tab = await phone.touched();
    tab.type(JSON.stringify({ number: "11010519491231002X" }));
    await phone.pass(300);
    tab.type(JSON.stringify({ number: "11010519491231002X", more: 1 }));
    tab.flush();
    expect(phone.texts.length).toBe(1);
    const stored = `${await everythingStored()}\n${phone.texts.everything()}`;
    expect(stored.length).toBeGreaterThan(50);
    for (const place of [stored, ...phone.texts.everything().split(/[",:]/).map(decoded)]) {
      expect(place).not.toContain("11010519491231002X");
      expect(place).not.toContain("number");
    }
  });

  test("cannot open a draft that was moved under their name", async () => {
    const theirs = "another|race.example|sign-up|marathon";
    const tab = await phone.touched();
    tab.type("name: Lin");
    await phone.pass(300);
    const [slot] = await phone.inStore("readonly", (store) => store.getAllKeys());
    const draft = await phone.inStore("readonly", (store) => store.get(slot as string));
    await phone.inStore("readwrite", (store) => store.put(draft, `${theirs}|moved000`));
    tab.type("name: Lin Xiao");
    tab.flush();
    const [place = ""] = phone.texts.places();
    phone.texts.setItem(place.replace("runner|", "another|"), phone.texts.getItem(place) ?? "");
    expect(await phone.local.read(theirs)).toEqual([]);
  });
});

async function everythingStored(): Promise<string> {
  const all = await phone.inStore("readonly", (store) => store.getAll());
  return all
    .map((entry) => JSON.stringify(entry) + new TextDecoder("latin1").decode(new Uint8Array(entry.sealed)))
    .join("\n");
}

function decoded(text: string): string {
  try {
    return atob(text);
  } catch {
    return text;
  }
}
