// Made by `npm run gen` from locales/cli/pictures.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "summary": {};
  "help": {};
  "noSite": { "folder": string | number };
  "noSharp": {};
  "made": { "path": string | number; "width": string | number; "height": string | number; "widths": string | number; "formats": string | number; "kilobytes": string | number };
  "ready": { "path": string | number };
  "progress": { "done": string | number; "total": string | number };
  "none": {};
  "total": { "total": number; "made": string | number; "ready": string | number; "failed": string | number };
}> = {
  scope: "cli/pictures",
  zh: {
    "summary": ["制作图片的各种尺寸"],
    "help": ["为站点文件夹中的图片制作各种尺寸和格式，并去掉拍摄地点等信息。结果存放在缓存中，文件夹不变；没有改动的图片不再制作。publish、dev 和 compile 会自动完成这一步。退出码 1：有图片无法制作。"],
    "noSite": [["folder"]," 中没有 site.json。请写站点的文件夹。"],
    "noSharp": ["制作图片需要 sharp。请运行 npm install sharp，然后重试。"],
    "made": [["path"],"：",["width"]," x ",["height"],"，已制作宽 ",["widths"]," 像素的 ",["formats"],"，共 ",["kilobytes"]," kB"],
    "ready": [["path"],"：没有变化"],
    "progress": ["图片 ",["done"],"/",["total"]],
    "none": ["没有需要制作的图片。"],
    "total": [["total"]," 张图片：新制作 ",["made"]," 张，没有变化 ",["ready"]," 张，无法制作 ",["failed"]," 张。"],
  },
  en: {
    "summary": ["make the sizes of a site's pictures"],
    "help": ["Makes the sizes and formats of the pictures in a site's folder, without the place and camera of a photo. The results are cached and the folder stays as it is; unchanged pictures are not made again. publish, dev and compile do this by themselves. Exit code 1: some pictures cannot be made."],
    "noSite": [["folder"]," has no site.json. Name the folder of a site."],
    "noSharp": ["Making pictures needs sharp. Run npm install sharp, then try again."],
    "made": [["path"],": ",["width"]," x ",["height"],", made ",["widths"]," px wide as ",["formats"],", ",["kilobytes"]," kB in all"],
    "ready": [["path"],": unchanged"],
    "progress": ["Pictures ",["done"],"/",["total"]],
    "none": ["There are no pictures to make."],
    "total": [["total","plural",{"one":["#"," picture"],"other":["#"," pictures"]}],": ",["made"]," made, ",["ready"]," unchanged, ",["failed"]," failed."],
  },
};
