// Made by `npm run gen` from locales/server/pickUpLists.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "packing": {};
  "uncollected": {};
  "column-site": {};
  "column-from": {};
  "column-until": {};
  "column-bib": {};
  "column-code": {};
  "column-name": {};
  "column-item": {};
  "material-bib": {};
  "material-shirt": {};
  "material-bag": {};
  "none": {};
  "given": {};
  "open": {};
}> = {
  scope: "server/pickUpLists",
  zh: {
    "packing": ["装袋清单"],
    "uncollected": ["未领取名单"],
    "column-site": ["发放点"],
    "column-from": ["时段开始"],
    "column-until": ["时段结束"],
    "column-bib": ["参赛号"],
    "column-code": ["参赛码"],
    "column-name": ["姓名"],
    "column-item": ["项目"],
    "material-bib": ["号码布"],
    "material-shirt": ["参赛服"],
    "material-bag": ["参赛包"],
    "none": ["没有预约"],
    "given": ["已发放"],
    "open": ["未发放"],
  },
  en: {
    "packing": ["Packing list"],
    "uncollected": ["Not collected"],
    "column-site": ["Site"],
    "column-from": ["From"],
    "column-until": ["Until"],
    "column-bib": ["Bib"],
    "column-code": ["Code"],
    "column-name": ["Name"],
    "column-item": ["Item"],
    "material-bib": ["Bib handed out"],
    "material-shirt": ["Shirt"],
    "material-bag": ["Bag"],
    "none": ["No appointment"],
    "given": ["handed out"],
    "open": ["not yet"],
  },
};
