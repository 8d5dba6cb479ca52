import { expect, test } from "vitest";
import { findVideo, getPlatform, videoPlatforms } from "./videoPlatforms.ts";

test.each([
  ["https://www.bilibili.com/video/BV1kk4y1r72t?spm_id_from=333.851", "bilibili", "BV1kk4y1r72t"],
  ["https://player.bilibili.com/player.html?aid=1&bvid=BV1kk4y1r72t&cid=2", "bilibili", "BV1kk4y1r72t"],
  ["https://v.youku.com/v_show/id_XMjY3MzgzODg0.html", "youku", "XMjY3MzgzODg0"],
  ["https://v.youku.com/video?vid=XMzgxNzMwMDcyOA%3D%3D", "youku", "XMzgxNzMwMDcyOA"],
  ["https://player.youku.com/embed/XMzgxNzMwMDcyOA==", "youku", "XMzgxNzMwMDcyOA=="],
  ["https://www.youtube.com/watch?list=a&v=M7lc1UVf-VE", "youtube", "M7lc1UVf-VE"],
  ["M7lc1UVf-VE", "youtube", "M7lc1UVf-VE"],
  ["https://youtu.be/M7lc1UVf-VE?t=3", "youtube", "M7lc1UVf-VE"],
  ["https://www.youtube.com/shorts/M7lc1UVf-VE", "youtube", "M7lc1UVf-VE"],
])("an organiser who pastes %s is offered its id", (address, platform, id) => {
  expect(findVideo(address)).toEqual({ platform, id });
  expect(getPlatform(platform, id)).toBeDefined();
});

test.each([
  ["youtube", "M7lc1UVf-VE?x=1"],
  ["youtube", "../../../a"],
  ["youtube", 'M7lc1UVf-V"'],
  ["youtube", "M7lc1UVf-VE\n"],
  ["bilibili", "BV1kk4y1r72t&a=1"],
  ["bilibili", "//evil.example"],
  ["youku", "X1#@evil.example/"],
  ["youku", "javascript:alert(1)"],
  ["vimeo", "123456789"],
  ["constructor", "M7lc1UVf-VE"],
  ["youtube", ["M7lc1UVf-VE"]],
  [{}, "M7lc1UVf-VE"],
])("no player is made of %j and %j", (platform, id) => {
  expect(getPlatform(platform, id)).toBeUndefined();
});

test("the address of a player is on one of the hosts that the policy allows, by https", () => {
  for (const { player, hosts } of Object.values(videoPlatforms)) {
    const address = new URL(player("abc"));
    expect(address.protocol).toBe("https:");
    expect(hosts).toContain(address.host);
  }
});

test("a text of a million characters is searched in no time worth naming", () => {
  expect(findVideo(`bilibili.com/${"BV1".repeat(300_000)}`)).toBeUndefined();
});
