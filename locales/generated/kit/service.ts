// Made by `npm run gen` from locales/kit/service.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "opens": {};
  "closes": {};
  "ended": {};
  "closed": {};
  "closedText": {};
  "notYet": {};
  "notYetText": {};
  "prepareText": {};
  "over": {};
  "cancelled": {};
  "cancelledText": {};
  "overText": {};
  "overSignUp": {};
  "isOpen": {};
  "outside": { "host": string | number };
  "notHere": {};
  "unsafe": {};
  "contact": {};
  "contactText": {};
  "home": {};
}> = {
  scope: "kit/service",
  zh: {
    "opens": ["开放时间"],
    "closes": ["截止时间"],
    "ended": ["结束时间"],
    "closed": ["暂未开放"],
    "closedText": ["这项服务目前没有开放，是否开放由组委会决定。"],
    "notYet": ["尚未开始"],
    "notYetText": ["到开放时间后，入口会出现在这里。"],
    "prepareText": ["现在就可以填写报名表，系统会替您检查并保存；到开放时间再点一次提交即可。"],
    "over": ["已经结束"],
    "cancelled": ["赛事已取消"],
    "cancelledText": ["赛事已取消，不再接受报名和申请。"],
    "overText": ["这项服务已经结束。"],
    "overSignUp": ["报名已截止。"],
    "isOpen": ["已开放"],
    "outside": ["由 ",["host"]," 办理，在新标签页打开。"],
    "notHere": ["本网站不办理这项服务，请按组委会通知的方式办理。"],
    "unsafe": ["组委会填写的地址不安全，因此没有提供入口。"],
    "contact": ["联系组委会"],
    "contactText": ["有疑问请联系组委会。"],
    "home": ["返回首页"],
  },
  en: {
    "opens": ["Opens"],
    "closes": ["Closes"],
    "ended": ["Ended"],
    "closed": ["Not open"],
    "closedText": ["This service is not open. The organiser decides when it opens."],
    "notYet": ["Not open yet"],
    "notYetText": ["The link appears here when it opens."],
    "prepareText": ["You can fill in the form now. It is checked and saved; when sign-up opens, you only submit it."],
    "over": ["Ended"],
    "cancelled": ["Race cancelled"],
    "cancelledText": ["The race is cancelled. Nobody can sign up or apply any more."],
    "overText": ["This service has ended."],
    "overSignUp": ["Registration has closed."],
    "isOpen": ["Open"],
    "outside": ["Run by ",["host"],"; opens in a new tab."],
    "notHere": ["This website does not offer this service. Please follow the organiser’s instructions."],
    "unsafe": ["The address that the organiser gave is not safe, so there is no link here."],
    "contact": ["Contact the organiser"],
    "contactText": ["Questions? The organiser can help."],
    "home": ["Back to the home page"],
  },
};
