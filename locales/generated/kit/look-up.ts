// Made by `npm run gen` from locales/kit/look-up.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "registrationTitle": {};
  "registrationOpen": {};
  "registrationNeedTitle": {};
  "registrationNeedAccount": {};
  "registrationNeedDocument": {};
  "registrationAccount": {};
  "registrationAccountText": {};
  "registrationStatesTitle": {};
  "registrationSubmitted": {};
  "registrationSubmittedText": {};
  "registrationSubmittedDraw": { "moment": string | number };
  "registrationDrawn": {};
  "registrationDrawnText": {};
  "registrationNotDrawn": {};
  "registrationNotDrawnText": {};
  "registered": {};
  "registeredText": {};
  "waiting": {};
  "waitingText": {};
  "scoreTitle": {};
  "scoreOpen": {};
  "scoreNeedTitle": {};
  "scoreNeedBib": {};
  "scoreNeedDocument": {};
  "scoreList": {};
  "scoreListText": {};
  "scorePast": {};
  "scorePastText": {};
  "imagesTitle": {};
  "imagesOpen": {};
  "imagesNeedTitle": {};
  "imagesNeedBib": {};
  "imagesGallery": {};
  "imagesGalleryText": {};
  "pastResultsTitle": {};
  "pastResultsOpen": {};
  "pastResultsEditions": {};
}> = {
  scope: "kit/look-up",
  zh: {
    "registrationTitle": ["报名查询"],
    "registrationOpen": ["查询我的报名"],
    "registrationNeedTitle": ["查询前请准备"],
    "registrationNeedAccount": ["报名时使用的账号"],
    "registrationNeedDocument": ["报名时填写的证件号码"],
    "registrationAccount": ["我的报名"],
    "registrationAccountText": ["在本站报名的，登录后可以查看、修改报名，下载参赛凭证。"],
    "registrationStatesTitle": ["查询结果的含义"],
    "registrationSubmitted": ["已提交，等待抽签"],
    "registrationSubmittedText": ["报名已收到。抽签项目在公布结果后更新。"],
    "registrationSubmittedDraw": ["报名已收到。抽签结果在 ",["moment"]," 公布。"],
    "registrationDrawn": ["已中签，报名成功"],
    "registrationDrawnText": ["您已获得参赛名额。"],
    "registrationNotDrawn": ["未中签"],
    "registrationNotDrawnText": ["本次没有获得名额。"],
    "registered": ["报名成功"],
    "registeredText": ["您已获得参赛名额。"],
    "waiting": ["候补中"],
    "waitingText": ["有名额空出时按顺序递补，并通知您。"],
    "scoreTitle": ["成绩查询"],
    "scoreOpen": ["查询我的成绩"],
    "scoreNeedTitle": ["查询前请准备"],
    "scoreNeedBib": ["号码布号码"],
    "scoreNeedDocument": ["报名时填写的证件号码"],
    "scoreList": ["成绩榜单"],
    "scoreListText": ["想看全部选手的成绩？"],
    "scorePast": ["往年成绩"],
    "scorePastText": ["想查往年的成绩？"],
    "imagesTitle": ["照片查询"],
    "imagesOpen": ["查找我的照片"],
    "imagesNeedTitle": ["查询前请准备"],
    "imagesNeedBib": ["号码布号码"],
    "imagesGallery": ["浏览赛事图片"],
    "imagesGalleryText": ["没有号码布？这里有赛事的精选图片。"],
    "pastResultsTitle": ["往年成绩"],
    "pastResultsOpen": ["查询往年成绩"],
    "pastResultsEditions": ["选择年份"],
  },
  en: {
    "registrationTitle": ["Registration search"],
    "registrationOpen": ["Look up my registration"],
    "registrationNeedTitle": ["Have these ready"],
    "registrationNeedAccount": ["The account you registered with"],
    "registrationNeedDocument": ["The number of the identity document you registered with"],
    "registrationAccount": ["My registrations"],
    "registrationAccountText": ["If you registered on this site, log in to see your registration, change it and download your confirmation."],
    "registrationStatesTitle": ["What the results mean"],
    "registrationSubmitted": ["Submitted, waiting for the draw"],
    "registrationSubmittedText": ["We have your registration. The status changes when the draw results are out."],
    "registrationSubmittedDraw": ["We have your registration. The draw results are published on ",["moment"],"."],
    "registrationDrawn": ["Drawn and registered"],
    "registrationDrawnText": ["You have a place in the race."],
    "registrationNotDrawn": ["Not drawn"],
    "registrationNotDrawnText": ["You have no place this time."],
    "registered": ["Registered"],
    "registeredText": ["You have a place in the race."],
    "waiting": ["On the waiting list"],
    "waitingText": ["Places that become free go to the list in its order, and we notify you."],
    "scoreTitle": ["Results"],
    "scoreOpen": ["Look up my result"],
    "scoreNeedTitle": ["Have these ready"],
    "scoreNeedBib": ["Your bib number"],
    "scoreNeedDocument": ["The number of the identity document you registered with"],
    "scoreList": ["All results"],
    "scoreListText": ["Looking for the whole field?"],
    "scorePast": ["Results of past years"],
    "scorePastText": ["Looking for an earlier year?"],
    "imagesTitle": ["Photo search"],
    "imagesOpen": ["Find my photos"],
    "imagesNeedTitle": ["Have this ready"],
    "imagesNeedBib": ["Your bib number"],
    "imagesGallery": ["Browse the race pictures"],
    "imagesGalleryText": ["No bib number? Here are pictures of the race for everyone."],
    "pastResultsTitle": ["Results of past years"],
    "pastResultsOpen": ["Look up past results"],
    "pastResultsEditions": ["Choose a year"],
  },
};
