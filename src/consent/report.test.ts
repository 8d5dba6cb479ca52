import { expect, test } from "vitest";
import { buildReport } from "./report.ts";

const view = {
  origin: "https://race.example.org",
  path: "/guide/course",
  title: "赛道 · 小城跑",
  referrer: "https://search.example/",
  language: "zh-CN",
  screen: "390x844",
};

test("Umami gets a view as its documentation describes it", () => {
  const counter = { provider: "umami", address: "https://s.example.org/api/send", id: "83dd64c4" } as const;
  const { address, contentType, body = "" } = buildReport(counter, view, "1");
  expect([address, contentType]).toEqual(["https://s.example.org/api/send", "application/json"]);
  expect(JSON.parse(body)).toEqual({
    type: "event",
    payload: {
      website: "83dd64c4",
      hostname: "race.example.org",
      url: "/guide/course",
      title: view.title,
      referrer: view.referrer,
      language: "zh-CN",
      screen: "390x844",
    },
  });
});

test("Matomo gets a view as its documentation describes it", () => {
  const counter = { provider: "matomo", address: "https://m.example.org/matomo.php", id: "7" } as const;
  const { address, body } = buildReport(counter, view, "1");
  expect(address).toBe("https://m.example.org/matomo.php");
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
    idsite: "7",
    rec: "1",
    url: "https://race.example.org/guide/course",
    action_name: view.title,
    urlref: view.referrer,
    res: "390x844",
    rand: "1",
    send_image: "0",
    apiv: "1",
  });
});

test("Baidu Tongji gets a view as the picture of its code for pages without scripts", () => {
  const counter = { provider: "baidu", address: "https://hm.baidu.com/hm.gif", id: "0123" } as const;
  const { address, body } = buildReport(counter, view, "1");
  expect(body).toBeUndefined();
  const { origin, pathname, searchParams } = new URL(address);
  expect(origin + pathname).toBe("https://hm.baidu.com/hm.gif");
  expect(Object.fromEntries(searchParams)).toMatchObject({
    si: "0123",
    et: "0",
    u: "https://race.example.org/guide/course",
    su: view.referrer,
    tt: view.title,
  });
});
