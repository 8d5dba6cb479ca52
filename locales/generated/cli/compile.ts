// Made by `npm run gen` from locales/cli/compile.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "help": {};
  "out": {};
  "times": {};
  "noFolder": {};
  "refused": { "errors": number };
  "counts": { "files": number; "pages": number };
  "cost": { "drawings": number; "processor": string | number; "memory": string | number };
  "read": {};
  "draw": {};
  "hash": {};
  "write": {};
}> = {
  scope: "cli/compile",
  zh: {
    "help": ["把站点编译成一个发布包：以内容哈希命名的文件夹，含站点文件、每篇文档、各语言各时段的首页（设 router 为 history 时为每个页面）和清单。同样的站点在任何机器上得到同样的哈希。有错误时不生成。"],
    "out": ["发布包放在哪个文件夹"],
    "times": ["列出每一步所用的时间"],
    "noFolder": ["请用 --out 写明放在哪个文件夹。"],
    "refused": ["没有生成：有 ",["errors"]," 处错误。startline validate 会列出它们。"],
    "counts": [["files"]," 个文件，其中 ",["pages"]," 个页面。"],
    "cost": ["  绘制 ",["drawings"]," 次，处理器 ",["processor"]," 毫秒，内存最多 ",["memory"]," MB"],
    "read": ["读取、检查、清理"],
    "draw": ["绘制页面"],
    "hash": ["计算哈希"],
    "write": ["写入"],
  },
  en: {
    "help": ["Compiles a site into a release: a folder named by the hash of its content, with the site file, each document, the home page (each page, with router: history) for each language and time, and a manifest. The same site has the same hash on any machine. A site with errors is refused."],
    "out": ["the folder for the release"],
    "times": ["report how long each stage took"],
    "noFolder": ["Name the folder to write to with --out."],
    "refused": ["Not compiled: ",["errors","plural",{"one":["#"," error"],"other":["#"," errors"]}],". startline validate lists them."],
    "counts": [["files","plural",{"one":["#"," file"],"other":["#"," files"]}],", ",["pages","plural",{"one":["#"," page"],"other":["#"," pages"]}]," among them."],
    "cost": ["  ",["drawings","plural",{"one":["#"," drawing"],"other":["#"," drawings"]}],", ",["processor"]," ms of processor time, at most ",["memory"]," MB of memory"],
    "read": ["read"],
    "draw": ["draw"],
    "hash": ["hash"],
    "write": ["write"],
  },
};
