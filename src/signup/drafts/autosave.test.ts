import { beforeEach, describe, expect, test } from "vitest";
import { nextVersion } from "#core/draftVersion.ts";
import { runner, startPhone, type TestPhone } from "./testPhone.ts";

let phone: TestPhone;
beforeEach(async () => {
  phone = await startPhone();
});

describe("a runner who fills in a form", () => {
  test("case 24, a killed tab: the answers are there again, up to a moment before", async () => {
    const tab = await phone.open();
    tab.type("name: Lin");
    await phone.pass(300);
    expect(phone.server.draft).toBeUndefined();
    expect((await phone.open()).stored).toMatchObject({ content: "name: Lin" });
  });

  test("types without a pause, and the tab is killed: all but the last second is there, and on another device all but ten", async () => {
    const tab = await phone.open();
    let content = "";
    for (let key = 0; key < 60; key++) {
      content += "a";
      tab.type(content);
      await phone.pass(200);
    }
    expect((await phone.open()).stored?.content.length).toBeGreaterThan(54);
    expect(phone.server.draft?.content.length).toBeGreaterThan(9);
  });

  test("types without a pause: the draft is serialised when a save is due, not at each key", async () => {
    const tab = await phone.open();
    for (let key = 1; key <= 60; key++) {
      tab.type("a".repeat(key));
      await phone.pass(200);
    }
    // In twelve seconds: at most each second for the browser, and each ten for the server, which
    // are saved again with its response.
    expect(tab.serialised()).toBeGreaterThan(10);
    expect(tab.serialised()).toBeLessThan(20);
  });

  test("finds them on another device", async () => {
    const tab = await phone.open();
    tab.type("name: Lin");
    await phone.pass(3000);
    expect(tab.saving()).toBe("saved");
    await phone.loseStorage();
    expect((await phone.open()).stored).toMatchObject({ content: "name: Lin" });
  });

  test("continues without a network, and the server has the answers when it is back", async () => {
    const tab = await phone.open();
    phone.server.isAway = true;
    tab.type("name: Lin");
    await phone.pass(3000);
    expect(tab.saving()).toBe("here-only");
    phone.server.isAway = false;
    await phone.pass(16_000);
    expect(tab.saving()).toBe("saved");
    expect(phone.server.draft?.content).toBe("name: Lin");
  });

  test("sends what the server has not got yet when they come back", async () => {
    phone.server.isAway = true;
    const tab = await phone.open();
    tab.type("name: Lin");
    await phone.pass(300);
    phone.server.isAway = false;
    await phone.open();
    await phone.pass(300);
    expect(phone.server.draft?.content).toBe("name: Lin");
  });

  test("case 26, two tabs that saved different answers: the runner is asked which count, and neither is lost before", async () => {
    const [one, two] = [await phone.touched(), await phone.touched()];
    one.type("from the first tab");
    await phone.pass(3000);
    two.type("from the second tab");
    await phone.pass(3000);
    expect(two.saving()).toBe("conflict");
    expect(two.conflict()).toMatchObject({ content: "from the first tab", device: "" });
    expect(phone.server.draft?.content).toBe("from the first tab");
    await two.settle("from the second tab");
    expect(phone.server.draft?.content).toBe("from the second tab");
    expect(two.saving()).toBe("saved");
    // The first tab continues with what it shows: another version than the one that was chosen.
    one.type("from the first tab, later");
    await phone.pass(3000);
    expect(one.conflict()).toMatchObject({ content: "from the second tab" });
  });

  test("who wrote in two tabs without a network is asked when they come back, and finds both", async () => {
    phone.server.isAway = true;
    const [one, two] = [await phone.touched(), await phone.touched()];
    one.type("from the first tab");
    await phone.pass(300);
    phone.clock += 1000;
    two.type("from the second tab");
    await phone.pass(300);
    phone.server.isAway = false;
    const again = await phone.open();
    expect(again.stored).toMatchObject({ content: "from the second tab" });
    expect(again.conflict()).toMatchObject({ content: "from the first tab", device: "" });
    await again.settle("from the first tab");
    expect(phone.server.draft?.content).toBe("from the first tab");
    expect((await phone.local.read(runner)).map(({ content }) => content)).toEqual(["from the first tab"]);
  });

  test("case 26, another device that saved meanwhile: the runner is asked, and can choose what it has", async () => {
    const here = await phone.open();
    here.type("on the phone");
    await phone.pass(3000);
    phone.server.saveElsewhere("on the laptop");
    here.type("on the phone, later");
    await phone.pass(3000);
    expect(here.conflict()).toMatchObject({ content: "on the laptop", device: "Firefox · Windows" });
    await here.settle("on the laptop");
    expect(phone.server.draft?.content).toBe("on the laptop");
    expect((await phone.open()).stored).toMatchObject({ content: "on the laptop" });
  });

  test("is asked when they come back and both were changed", async () => {
    const tab = await phone.open();
    tab.type("on the phone");
    await phone.pass(3000);
    phone.server.isAway = true;
    tab.type("on the phone, in the tunnel");
    await phone.pass(300);
    phone.server.isAway = false;
    phone.server.saveElsewhere("on the laptop");
    const again = await phone.open();
    expect(again.stored).toMatchObject({ content: "on the phone, in the tunnel" });
    expect(again.conflict()).toMatchObject({ content: "on the laptop" });
  });

  test("finds no draft that was submitted on another device", async () => {
    const tab = await phone.open();
    tab.type("name: Lin");
    await phone.pass(3000);
    await phone.server.remove();
    expect((await phone.open()).stored).toBeUndefined();
    expect(await phone.local.read(runner)).toEqual([]);
  });

  test("case 24, discard: everything is thrown away, here and on the server", async () => {
    const tab = await phone.open();
    tab.type("name: Lin");
    await phone.pass(3000);
    await tab.discard();
    expect(phone.server.draft).toBeUndefined();
    expect((await phone.open()).stored).toBeUndefined();
  });
});

describe("a runner whose save was never answered", () => {
  test("typed, closed the tab at once and came back: everything is there, the last keystroke included, and nobody is asked", async () => {
    const tab = await phone.touched();
    phone.server.fate = () => "response-lost";
    tab.type("Lin");
    await phone.pass(3000);
    expect(phone.server.draft?.content).toBe("Lin");
    tab.type("Lin Xiao");
    phone.server.fate = () => "never-arrives";
    tab.flush();
    phone.server.fate = () => "arrives";
    const again = await phone.open();
    expect(again.stored).toMatchObject({ content: "Lin Xiao" });
    expect(again.conflict()).toBeUndefined();
    await phone.pass(1000);
    expect(again.saving()).toBe("saved");
    expect(phone.server.draft?.content).toBe("Lin Xiao");
  });

  test("and continued on the laptop: the phone shows what the laptop has, and nobody is asked", async () => {
    const tab = await phone.touched();
    phone.server.fate = () => "response-lost";
    tab.type("on the phone");
    tab.flush();
    await phone.pass(50);
    const before = phone.server.draft?.version ?? null;
    phone.server.saveElsewhere("on the phone, then on the laptop", nextVersion("laptop01", before) as never);
    const again = await phone.open();
    expect(again.stored).toMatchObject({ content: "on the phone, then on the laptop" });
    expect(again.conflict()).toBeUndefined();
    // Without having had the phone's answers, the laptop's are other ones.
    phone.server.saveElsewhere("on the laptop alone");
    const testTab = await phone.open();
    expect(testTab.stored).toMatchObject({ content: "on the phone" });
    expect(testTab.conflict()).toMatchObject({ content: "on the laptop alone", device: "Firefox · Windows" });
  });

  test("whose older save arrives after a newer one: the newer one stays, and nobody is asked", async () => {
    const tab = await phone.touched();
    phone.server.fate = () => "delayed";
    tab.type("Lin");
    await phone.pass(3000);
    tab.type("Lin Xiao");
    phone.server.fate = () => "arrives";
    tab.flush();
    await phone.pass(50);
    phone.server.releaseDelayed();
    await phone.pass(50);
    expect(phone.server.draft?.content).toBe("Lin Xiao");
    expect(tab.saving()).toBe("saved");
    expect(phone.server.revisions).toBe(1);
  });

  test("has no draft again from a save that arrives after it was discarded", async () => {
    const tab = await phone.touched();
    phone.server.fate = () => "delayed";
    tab.type("Lin");
    await phone.pass(3000);
    await tab.discard();
    phone.server.releaseDelayed();
    await phone.pass(50);
    expect(phone.server.draft).toBeUndefined();
  });
});
