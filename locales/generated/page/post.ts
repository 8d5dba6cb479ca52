// Made by `npm run gen` from locales/page/post.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "open": {};
  "needTitle": {};
  "needDocument": {};
  "needContact": {};
  "needPolicies": {};
}> = {
  scope: "page/post",
  zh: {
    "title": ["报名"],
    "open": ["开始报名"],
    "needTitle": ["报名前请准备"],
    "needDocument": ["比赛当日仍然有效的身份证件"],
    "needContact": ["一位紧急联系人的姓名和电话（不能是您本人）"],
    "needPolicies": ["阅读规程与声明的时间：提交报名即表示接受"],
  },
  en: {
    "title": ["Sign up"],
    "open": ["Start signing up"],
    "needTitle": ["Have these ready"],
    "needDocument": ["An identity document that is valid on race day"],
    "needContact": ["Name and phone of an emergency contact (not yourself)"],
    "needPolicies": ["Time to read the rules and the declaration: signing up accepts them"],
  },
};
