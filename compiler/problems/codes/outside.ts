import type { VideoPlatform } from "#core/videoPlatforms.ts";
import type { ProblemKinds } from "../kind.ts";

/** What a page loads from another host. */
export type OutsideKind = "pictures" | "films" | "maps" | "courses";

const names: Record<OutsideKind, { zh: string; en: string }> = {
  pictures: { zh: "图片", en: "Pictures" },
  films: { zh: "视频", en: "Films" },
  maps: { zh: "地图底图", en: "Map tiles" },
  courses: { zh: "赛道文件", en: "Course files" },
};

const ids: Record<VideoPlatform, string> = {
  bilibili: "BV1kk4y1r72t",
  youku: "XMjY3MzgzODg0",
  youtube: "M7lc1UVf-VE",
};

interface WrongVideo {
  platform: VideoPlatform;
  written: string;
  /** The film that the text leads to, if it is an address. */
  meant: { platform: VideoPlatform; id: string } | undefined;
}

interface Unnamed {
  kind: OutsideKind;
  host: string;
  count: number;
  /** Whether only https is missing. */
  isPlain: boolean;
}

// The platforms that the block embedded-video can show.
const hasPlayer = (host: string) =>
  /(?:^|\.)(?:bilibili\.com|youku\.com|youtube(?:-nocookie)?\.com|youtu\.be)$/.test(host);

/** Files of other hosts, and films of video platforms. */
export const outsideKinds = {
  SL5015: {
    severity: "warning",
    title: { zh: "浏览器会拦截的外部文件", en: "Files of another host" },
    message: ({ kind, host, count, isPlain }: Unnamed) => {
      const { zh, en } = names[kind];
      if (isPlain)
        return {
          zh: `地址以 http:// 开头，浏览器不会加载。请改为 https://。`,
          en: `The address begins with http://, so browsers do not load it. Write https://.`,
        };
      if (kind === "courses")
        return {
          zh: `赛道文件在 ${host}，浏览器不会从别的主机加载它。请把文件放进 media/，并写它的路径。`,
          en: `The course file is on ${host}, and browsers do not load it from another host. Put the file into media/ and write its path.`,
        };
      return {
        zh: `${zh}来自 ${host}（${count} 处），浏览器只显示站点自己的文件，会拦截它们。请把文件放进 media/；或使用 site/v3，在 hosts.${kind} 中写明“${host}”。`,
        en: `${en} of ${host} (${count} in all) are blocked by browsers, which show only the site's own files. Put the files into media/, or use site/v3 and name "${host}" in hosts.${kind}.`,
      };
    },
    explanation: {
      zh: [
        "页面使用了别的主机上的图片、视频、地图底图或赛道文件，而站点没有在 hosts 中写明那个主机。",
        "页面的内容安全策略（Content-Security-Policy）只允许本站的文件和写明的主机：访客看不到其他主机的内容。",
        "最好把文件放进 media/：这样不依赖别人，也会有适合手机的尺寸。若不可行，请使用 site/v3，在 hosts 中写明主机；服务器管理员也可以用 IMAGE_HOSTS 允许它；检查时在环境变量中设置同样的 IMAGE_HOSTS，就没有本警告。",
      ],
      en: [
        "A page uses pictures, films, map tiles or a course of another host, which the site does not name in hosts.",
        "The Content-Security-Policy of the pages allows the site's own files and the named hosts only: visitors see nothing of other hosts.",
        "Best put the files into media/: then they depend on nobody else and have sizes for phones. If that is not possible, use site/v3 and name the host in hosts; the operator of the server can also allow it in IMAGE_HOSTS. With the same IMAGE_HOSTS in the environment of validate, this warning does not appear.",
      ],
    },
    example:
      '{ "$schema": "https://startline.dev/schemas/site/v3.schema.json", "hosts": { "pictures": ["img.example.org"] }, "id": "my-race" }',
  },
  SL5016: {
    severity: "warning",
    title: { zh: "视频网站的页面不是视频", en: "A film's page instead of a film" },
    message: ({ host }: { address: string; host: string }) => ({
      zh: hasPlayer(host)
        ? `这是 ${host} 上的一个网页，不是视频文件，无法在这里播放。请改用 embedded-video 板块，写明平台和视频的编号；或把 MP4 文件放进 media/ 并写它的路径。`
        : `这是 ${host} 上的一个网页，不是视频文件，无法在这里播放。请把 MP4 文件放进 media/ 并写它的路径，或改用链接指向该网页。`,
      en: hasPlayer(host)
        ? `This is a page of ${host} and no film, so it cannot play here. Show it in a block of type embedded-video, which takes the platform and the film's id, or put the film as an MP4 into media/ and write its path.`
        : `This is a page of ${host} and no film, so it cannot play here. Put the film as an MP4 into media/ and write its path, or link to the page instead.`,
    }),
    explanation: {
      zh: [
        "视频的地址是优酷、哔哩哔哩、YouTube 等网站的一个页面。",
        "浏览器只能播放视频文件；网站的页面里是它自己的播放器。访客点击后什么也不会播放。",
        "哔哩哔哩、优酷、YouTube 的视频请用 embedded-video 板块；其他网站的请使用 MP4 文件，或把页面的地址写成一个链接，例如在新闻或社交媒体板块中。",
      ],
      en: [
        "The address of a film is a page of YouTube, Bilibili, Vimeo or the like.",
        "A browser plays a file, and such a page contains a player of its own: visitors who press it see nothing.",
        "Show a film of Bilibili, Youku or YouTube in a block of type embedded-video. For other sites use an MP4 file, or write the page's address as a link, for example in a news item or with the social media.",
      ],
    },
    example:
      '"type": "video-list", … "src": "https://youtu.be/M7lc1UVf-VE"\n\n"type": "embedded-video", … "platform": "youtube", "video": "M7lc1UVf-VE"',
  },
  SL5017: {
    severity: "error",
    title: { zh: "不能写明的主机", en: "A host that cannot be named" },
    message: ({ host }: { host: string }) => ({
      zh: `“${host}”不是互联网上的一个主机，或者范围太大。请写完整的主机名，例如 img.example.org 或 *.example.org。`,
      en: `"${host}" is no host on the internet, or stands for too many. Write a whole name, such as img.example.org or *.example.org.`,
    }),
    explanation: {
      zh: [
        "hosts 中的主机是内部网络的名称，或者像 *.com 这样包括了所有人的网站。",
        "访客的浏览器无法访问内部网络；范围太大的名称使内容安全策略失去作用。服务器不会采用它。",
        "请写实际存放文件的主机。",
      ],
      en: [
        "A host in hosts is a name of a private network, or, like *.com, of everybody's sites.",
        "Visitors' browsers cannot reach a private network, and too wide a name makes the Content-Security-Policy useless. The server ignores it.",
        "Name the host on which the files are.",
      ],
    },
    example: '"hosts": { "pictures": ["*.com"] }\n\n"hosts": { "pictures": ["img.example.org"] }',
  },
  SL5020: {
    severity: "error",
    title: { zh: "不是视频的编号", en: "Not the id of a film" },
    message: ({ platform, written, meant }: WrongVideo) =>
      meant && meant.platform !== platform
        ? {
            zh: `“${written}”是 ${meant.platform} 的视频，而 platform 是 ${platform}。请把 platform 改为“${meant.platform}”，video 改为“${meant.id}”。`,
            en: `"${written}" is a film of ${meant.platform}, and the platform is ${platform}. Write "${meant.platform}" as the platform and "${meant.id}" as the video.`,
          }
        : {
            zh: `“${written}”不是 ${platform} 的视频编号。请写“${meant?.id ?? ids[platform]}”${meant ? "" : "这样的编号，它在视频网页的地址里"}。`,
            en: `"${written}" is not the id of a film of ${platform}. Write ${meant ? `"${meant.id}"` : `an id such as "${ids[platform]}", which is in the address of the film's page`}.`,
          },
    explanation: {
      zh: [
        "embedded-video 的 video 不是该平台视频的编号。",
        "访客只会看到“这个视频暂时无法播放”：播放器的地址只由平台和编号组成，其他内容不会进入地址。",
        "请从视频网页的地址中复制编号，例如 bilibili.com/video/ 之后的 BV1kk4y1r72t。",
      ],
      en: [
        "The video of an embedded-video is not the id of a film of its platform.",
        "Visitors read that the film cannot be played: the address of the player is made of the platform and an id, and nothing else gets into it.",
        "Copy the id from the address of the film's page, such as BV1kk4y1r72t after bilibili.com/video/.",
      ],
    },
    example:
      '"platform": "bilibili", "video": "https://www.bilibili.com/video/BV1kk4y1r72t"\n\n"platform": "bilibili", "video": "BV1kk4y1r72t"',
  },
  SL5021: {
    severity: "warning",
    title: { zh: "封面在别的主机上", en: "A still of another host" },
    message: ({ address }: { address: string }) => ({
      zh: `封面“${address}”在别的主机上，显示它就会在访客点击之前联系那个主机，因此不会显示。请把封面放进 media/ 并写它的路径。`,
      en: `The still "${address}" is on another host, which it would contact before a visitor presses play, so it is not shown. Put the still into media/ and write its path.`,
    }),
    explanation: {
      zh: [
        "embedded-video 的封面是别的主机上的图片。",
        "访客看到的是没有图片的深色画面：在点击之前，页面不从别的主机加载任何内容。",
        "请把封面放进 media/，并在 poster.src 中写它的路径。",
      ],
      en: [
        "The still of an embedded-video is a picture of another host.",
        "Visitors see a dark screen without a picture: before the press nothing is loaded from anywhere else.",
        "Put the still into media/ and write its path in poster.src.",
      ],
    },
    example:
      '"poster": { "src": "https://i.ytimg.com/vi/M7lc1UVf-VE/hqdefault.jpg" }\n\n"poster": { "src": "media/film.jpg" }',
  },
  SL5023: {
    severity: "warning",
    title: { zh: "底图没有写坐标系", en: "Map tiles without their datum" },
    message: ({ host }: { host: string }) => ({
      zh: `${host} 的底图在中国大陆采用 GCJ-02 坐标，路线会偏离道路几百米。请使用 map 的第 2 版，并写明 "datum": "gcj02"；如果确实是 wgs84，也请写明。`,
      en: `The tiles of ${host} are drawn in GCJ-02 in mainland China, so the course is some hundred metres off the roads. Use version 2 of map with "datum": "gcj02", or state "wgs84" if they are not.`,
    }),
    explanation: {
      zh: [
        "路线来自 GPS，采用 WGS 84 坐标；高德、腾讯等国内底图采用 GCJ-02 坐标。",
        "访客看到的路线偏离道路几百米，甚至落在水面或楼房上。",
        '请在 tiles 中写明 "datum": "gcj02"，路线会自动换算；如果路线文件本身来自国内地图，再写 "routeDatum": "gcj02"。',
      ],
      en: [
        "A course comes from GPS in WGS 84; the tiles of AMap, Tencent and other maps of China are drawn in GCJ-02.",
        "Visitors see the course some hundred metres beside the roads, in water or through houses.",
        'Write "datum": "gcj02" into tiles, and the course is moved; if the file itself comes from such a map, also "routeDatum": "gcj02".',
      ],
    },
    example:
      '"tiles": { "url": "https://webrd01.is.autonavi.com/…" }\n\n"tiles": { "url": "https://webrd01.is.autonavi.com/…", "datum": "gcj02" }',
  },
} satisfies ProblemKinds;
