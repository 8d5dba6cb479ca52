// Made by `npm run gen` from locales/home/contact.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "contact": {};
  "phone": {};
  "email": {};
  "address": {};
  "hours": {};
  "follow": {};
  "newTab": {};
  "qr": { "name": string | number };
  "named": { "network": string | number; "account": string | number };
  "wechat": {};
  "wechatChannels": {};
  "weibo": {};
  "douyin": {};
  "xiaohongshu": {};
  "bilibili": {};
  "x": {};
  "instagram": {};
  "facebook": {};
  "youtube": {};
  "tiktok": {};
  "strava": {};
}> = {
  scope: "home/contact",
  zh: {
    "contact": ["联系我们"],
    "phone": ["电话"],
    "email": ["邮箱"],
    "address": ["地址"],
    "hours": ["服务时间"],
    "follow": ["关注我们"],
    "newTab": ["（在新标签页打开）"],
    "qr": [["name"],"二维码"],
    "named": [["network"],"：",["account"]],
    "wechat": ["微信公众号"],
    "wechatChannels": ["微信视频号"],
    "weibo": ["微博"],
    "douyin": ["抖音"],
    "xiaohongshu": ["小红书"],
    "bilibili": ["哔哩哔哩"],
    "x": ["X"],
    "instagram": ["Instagram"],
    "facebook": ["Facebook"],
    "youtube": ["YouTube"],
    "tiktok": ["TikTok"],
    "strava": ["Strava"],
  },
  en: {
    "contact": ["Contact"],
    "phone": ["Phone"],
    "email": ["Email"],
    "address": ["Address"],
    "hours": ["Hours"],
    "follow": ["Follow us"],
    "newTab": [" (opens in a new tab)"],
    "qr": ["QR code of ",["name"]],
    "named": [["network"],": ",["account"]],
    "wechat": ["WeChat"],
    "wechatChannels": ["WeChat Channels"],
    "weibo": ["Weibo"],
    "douyin": ["Douyin"],
    "xiaohongshu": ["Xiaohongshu"],
    "bilibili": ["Bilibili"],
    "x": ["X"],
    "instagram": ["Instagram"],
    "facebook": ["Facebook"],
    "youtube": ["YouTube"],
    "tiktok": ["TikTok"],
    "strava": ["Strava"],
  },
};
