// Made by `npm run gen` from locales/home/embedded-video.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "play": { "name": string | number };
  "playLasting": { "name": string | number; "duration": string | number };
  "notice": { "platform": string; "host": string | number };
  "open": { "platform": string };
  "unplayable": {};
}> = {
  scope: "home/embedded-video",
  zh: {
    "play": ["播放：",["name"]],
    "playLasting": ["播放：",["name"],"（时长 ",["duration"],"）"],
    "notice": ["点击播放后，视频由",["platform","select",{"bilibili":["哔哩哔哩"],"youku":["优酷"],"other":[" YouTube"]}],"（",["host"],"）加载，对方会得到您的网络地址，并可能使用 Cookie。"],
    "open": ["在",["platform","select",{"bilibili":["哔哩哔哩"],"youku":["优酷"],"other":[" YouTube "]}],"观看"],
    "unplayable": ["这个视频暂时无法播放。"],
  },
  en: {
    "play": ["Play: ",["name"]],
    "playLasting": ["Play: ",["name"]," (",["duration"],")"],
    "notice": ["Press play and the film loads from ",["platform","select",{"bilibili":["Bilibili"],"youku":["Youku"],"other":["YouTube"]}]," (",["host"],"), which then learns your network address and may set cookies."],
    "open": ["Watch on ",["platform","select",{"bilibili":["Bilibili"],"youku":["Youku"],"other":["YouTube"]}]],
    "unplayable": ["This film cannot be played at the moment."],
  },
};
