import { type Explanation, paragraphs } from "./explanation.ts";

/** SL3xxx: files that a site names, and limits; SL4xxx: what else is in a site's folder. */
export const explanations: Record<string, Explanation> = {
  SL3001: {
    title: { zh: "找不到文档", en: "A document is missing" },
    text: paragraphs(
      [
        "站点提到了一个文档，但站点文件夹中没有这个文件。",
        "访客打开该页面会看到找不到文章的说明，列表中也不会出现它。",
        "请把文件放进 documents 文件夹，或改正路径。大小写也要一致。",
      ],
      [
        "The site names a document, and there is no such file in the site's folder.",
        "Who opens its page reads that the article is not there, and lists leave it out.",
        "Put the file into the documents folder, or correct the path. Capital and small letters count.",
      ],
    ),
    example: '"dataPath": "documents/race-rules.json"',
  },
  SL3002: {
    title: { zh: "找不到文件", en: "A file is missing" },
    text: paragraphs(
      [
        "站点提到了一张图片、一段视频或其他文件，但站点文件夹中没有。",
        "访客会看到空白或替代文字。",
        "请把文件放进站点文件夹，或改正路径。图片须列在 media/images.json 中，或直接以该名称存在。",
      ],
      [
        "The site names a picture, film or other file that is not in the site's folder.",
        "Visitors see an empty place or the text that stands for it.",
        "Put the file into the site's folder, or correct the path. A picture is either listed in media/images.json or there under that very name.",
      ],
    ),
    example: '"src": "media/hero-dawn.jpg"',
  },
  SL3003: {
    title: { zh: "配置文件太大", en: "The file is too large to read" },
    text: paragraphs(
      [
        "文件超过可读取的大小。正常的站点配置只有几百 KB。",
        "为保护服务器，过大的文件不会读取。",
        "请把长文章移到 documents 文件夹；把以 base64 写入的图片存成 media 中的文件。",
      ],
      [
        "The file is larger than what is read. A site mostly has a few hundred kilobytes.",
        "Larger ones are refused, so that no file can bring the server down.",
        "Move long articles into the documents folder, and pictures that are written as base64 into files in media.",
      ],
    ),
  },
  SL3004: {
    title: { zh: "括号嵌套太深", en: "Brackets nested too deep" },
    text: paragraphs(
      [
        "文件中括号套括号的层数超过了限度。",
        "任何站点都不需要这么深的嵌套，通常是生成文件的程序出了错。",
        "请检查生成该文件的程序，减少嵌套。",
      ],
      [
        "There are brackets inside brackets beyond the limit.",
        "No site needs that many levels; mostly the program that made the file went wrong.",
        "Check that program, and make the file flatter.",
      ],
    ),
  },
  SL4002: {
    title: { zh: "网站不能包含这类文件", en: "A kind of file that sites cannot hold" },
    text: paragraphs(
      [
        "站点文件夹中有一个不会发布的文件。",
        "只有图片、视频、GPX、PDF 等无害的格式会提供给访客。其余文件不影响网站，但引用它们的链接打不开。",
        "请删除该文件，或换成允许的格式。",
      ],
      [
        "The site's folder has a file in it that is not published.",
        "Visitors get harmless kinds only: pictures, films, GPX, PDF and the like. Others do the site no harm, but links to them lead nowhere.",
        "Remove the file, or use one of the kinds that are allowed.",
      ],
    ),
    example: "documents/rules.docx\n\ndocuments/rules.json, media/rules.pdf",
  },
  SL4003: {
    title: { zh: "缺少图片的一种尺寸", en: "A size of a picture is missing" },
    text: paragraphs(
      [
        "media/images.json 提到的一个图片文件不存在。",
        "图片会用其余尺寸显示，但可能比需要的更大或更模糊。",
        "请重新生成图片的各种尺寸，或从 media/images.json 中去掉它。",
      ],
      [
        "A picture file that media/images.json names is not there.",
        "The picture is shown in the sizes that are left, which may be larger or less sharp than need be.",
        "Make the sizes of the picture again, or take this one out of media/images.json.",
      ],
    ),
  },
  SL4004: {
    title: { zh: "race.json 无法使用", en: "race.json cannot be used" },
    text: paragraphs(
      [
        "race.json 不是 JSON，或没有可用的 raceId：1 到 64 个字符的文本，或不太大的整数。",
        "报名按赛事编号保存，因此有错误时不能发布。",
        "请改正文件，并写入赛事平台给出的 raceId。第 2 版的站点不需要此文件，也可以删除它：赛事信息来自 site.json，编号就是站点的名称。",
      ],
      [
        "race.json is not JSON, or has no raceId that can be used: a text of 1 to 64 characters, or a whole number that is not too large.",
        "Sign-ups are kept by the id of the race, so the site cannot be published like this.",
        "Correct the file, and write into it the raceId that the race platform gave. A site of version 2 does not need this file, and you can also delete it: the facts of the race then come from site.json, and its id is the name of the site.",
      ],
    ),
    example: '{ "raceId": "20251026", "raceName": "2025 运河城马拉松" }',
  },
  SL4005: {
    title: { zh: "文件太大，无法发布", en: "A file is too large to publish" },
    text: paragraphs(
      [
        "站点文件夹中的一个文件超过了上限。",
        "用手机看网站的访客等不了这么久，因此该文件不会发布。",
        "请压缩视频或图片；很长的视频请放到视频网站，再写上链接。",
      ],
      [
        "A file in the site's folder is over the limit.",
        "Nobody on a phone waits that long, so it is not published.",
        "Compress the film or picture; put a long film on a video site and link to it.",
      ],
    ),
  },
  SL4006: {
    title: { zh: "文件夹里没有 site.json", en: "The folder has no site.json" },
    text: paragraphs(
      [
        "文件夹里没有可读的 site.json，它是站点的主文件。",
        "没有它就没有可以显示的网站。",
        "请检查路径是否正确。文件名须全部小写。",
      ],
      [
        "The folder has no site.json that can be read; it is the main file of a site.",
        "Without it there is no site to show.",
        "Check that the path is the right one. The name is written in small letters.",
      ],
    ),
    example: "my-race/\n  site.json\n  race.json\n  documents/\n  media/",
  },
  SL4007: {
    title: { zh: "media/images.json 无法使用", en: "media/images.json cannot be used" },
    text: paragraphs(
      [
        "media/images.json 不是 JSON，或不是图片的表。",
        "没有它，程序不知道图片有哪些尺寸，这些图片不会显示。",
        "该文件由程序生成，请重新生成，而不要手工修改。",
      ],
      [
        "media/images.json is not JSON, or not a table of pictures.",
        "Without it the program cannot know which sizes a picture has, and does not show those pictures.",
        "The file is made by a program: make it again rather than mend it by hand.",
      ],
    ),
    example:
      '{ "media/hero.jpg": { "width": 2400, "height": 1350, "widths": [480, 960], "formats": ["webp", "jpg"] } }',
  },
  SL4008: {
    title: { zh: "板块无法预先绘制", en: "A block cannot be drawn beforehand" },
    text: paragraphs(
      [
        "制作首页时，这个板块的程序出错了。",
        "首页先缺少这个板块，其余内容不受影响；访客的浏览器会再试一次，仍然出错就不显示它。",
        "这是程序的问题，通常由少见的内容引起。请找出这个板块里与众不同的内容，换一种写法，并把代码和这条信息告诉开发者。",
      ],
      [
        "The program of this block failed while the home page was made.",
        "The page is made without the block, and all else is on it; the visitor's browser tries once more, and leaves the block out if it fails there too.",
        "It is a fault of the program, most often met with unusual content. Look for what is special about this block, write it in another way, and tell the developers of it with this message.",
      ],
    ),
  },
  SL4009: {
    title: { zh: "旧格式的站点没有 race.json", en: "A flat site has no race.json" },
    text: paragraphs(
      [
        "旧格式（第 1 版）的 site.json 里没有赛事信息，赛事的编号、名称和时间都来自旁边的 race.json，而文件夹里没有这个文件。",
        "没有它，域名就没有绑定赛事，访客只会看到预览页。",
        "请添加 race.json；或运行 upgrade --write 换成第 2 版，并把赛事信息写进 site.json 的 race：第 2 版的站点不需要 race.json。",
      ],
      [
        "A site.json in the flat format (version 1) does not hold the facts of its race: id, name and times come from race.json beside it, and the folder has no such file.",
        "Without it no race is bound to the domain, and visitors see the preview.",
        "Add race.json. Or run upgrade --write, which makes the site one of version 2, and write the facts into race in site.json: a site of version 2 needs no race.json.",
      ],
    ),
    example: '{ "raceId": "20251026", "raceName": "2025 运河城马拉松", "startTime": "2025-10-26 07:30:00" }',
  },
  SL4010: {
    title: { zh: "赛事编号属于另一个站点", en: "The race id belongs to another site" },
    text: paragraphs(
      [
        "这台服务器上的另一个站点已经在用 race.json 中的 raceId，或与之相同的站点名称。文件夹是复制来的时，常有此事。",
        "报名、草稿和导出都按赛事编号保存，两个站点共用一个编号会把选手的报名混在一起，因此不能发布。启动时从 SITES_DIR 读取的站点仍会显示，但用自己的名称作为编号。",
        "请给这场赛事另写一个 raceId；第 2 版的站点也可以删除 race.json。若这就是同一个站点，只是文件夹改了名，请用 --id 写明原来的名称。",
      ],
      [
        "Another site on this server has the raceId of this race.json already, or a name that is equal to it. This happens when a folder was copied.",
        "Sign-ups, drafts and exports are kept by the id of the race, and two sites with one id would mix their runners, so the site is not published. A site that is read from SITES_DIR at start is shown all the same, with its own name as the id.",
        "Give this race a raceId of its own. A site of version 2 can also do without race.json. If it is the same site in a folder with another name, say the former name with --id.",
      ],
    ),
    example: '{ "raceId": "20261025", "raceName": "2026 运河城马拉松" }',
  },
  SL4011: {
    title: { zh: "文件夹名不能用于网址", en: "A folder's name cannot be part of an address" },
    text: paragraphs(
      [
        "启动时，sites 或 SITES_DIR 中的每个文件夹都显示在以它命名的网址，例如 http://my-race.localhost:8080。",
        "名称中有空格或标点的文件夹没有这样的网址，因此没有显示。",
        "请给文件夹改名，只用英文字母、数字和连字符。用 publish 发布到域名时，文件夹可以叫任何名称。",
      ],
      [
        "At start, each folder in sites or SITES_DIR is shown at an address with its name, such as http://my-race.localhost:8080.",
        "A name with spaces or punctuation gives no such address, so the folder is not shown.",
        "Rename it with letters, digits and hyphens alone. A folder that is published at a domain with publish may have any name.",
      ],
    ),
    example: "sites/my race\n\nsites/my-race",
  },
};
