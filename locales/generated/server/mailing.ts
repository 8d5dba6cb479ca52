// Made by `npm run gen` from locales/server/mailing.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "fee": {};
  "sheet": {};
  "column-mailing": {};
  "column-state": {};
  "column-pack": {};
  "column-bib": {};
  "column-item": {};
  "column-recipient": {};
  "column-phone": {};
  "column-address": {};
  "column-postcode": {};
  "column-yuan": {};
  "column-carrier": {};
  "column-tracking": {};
  "column-requestedAt": {};
  "state-requested": {};
  "state-paid": {};
  "state-packed": {};
  "state-shipped": {};
  "state-delivered": {};
  "state-returned": {};
  "state-reshipped": {};
  "state-closed": {};
  "state-cancelled": {};
}> = {
  scope: "server/mailing",
  zh: {
    "fee": ["参赛包邮寄费"],
    "sheet": ["邮寄清单"],
    "column-mailing": ["邮寄编号"],
    "column-state": ["状态"],
    "column-pack": ["参赛码"],
    "column-bib": ["参赛号"],
    "column-item": ["项目"],
    "column-recipient": ["收件人"],
    "column-phone": ["电话"],
    "column-address": ["地址"],
    "column-postcode": ["邮编"],
    "column-yuan": ["邮寄费（元）"],
    "column-carrier": ["快递公司"],
    "column-tracking": ["运单号"],
    "column-requestedAt": ["申请时间"],
    "state-requested": ["待付款"],
    "state-paid": ["待打包"],
    "state-packed": ["待寄出"],
    "state-shipped": ["已寄出"],
    "state-delivered": ["已送达"],
    "state-returned": ["已退回"],
    "state-reshipped": ["已重新寄出"],
    "state-closed": ["不再寄送"],
    "state-cancelled": ["已取消"],
  },
  en: {
    "fee": ["Mailing of the race pack"],
    "sheet": ["Packing list"],
    "column-mailing": ["Mailing"],
    "column-state": ["State"],
    "column-pack": ["Code"],
    "column-bib": ["Bib"],
    "column-item": ["Item"],
    "column-recipient": ["Recipient"],
    "column-phone": ["Phone"],
    "column-address": ["Address"],
    "column-postcode": ["Postal code"],
    "column-yuan": ["Fee (yuan)"],
    "column-carrier": ["Carrier"],
    "column-tracking": ["Tracking number"],
    "column-requestedAt": ["Requested"],
    "state-requested": ["Awaiting payment"],
    "state-paid": ["To pack"],
    "state-packed": ["Packed"],
    "state-shipped": ["Sent"],
    "state-delivered": ["Delivered"],
    "state-returned": ["Came back"],
    "state-reshipped": ["Sent again"],
    "state-closed": ["Not sent again"],
    "state-cancelled": ["Cancelled"],
  },
};
