// Made by `npm run gen` from locales/signup/transfers.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "start": {};
  "startTitle": { "name": string | number };
  "startBody": {};
  "keep": {};
  "until": { "at": string | number };
  "isOpen": {};
  "isPassedOn": {};
  "passedAt": { "at": string | number };
  "isReceived": {};
  "send": { "at": string | number };
  "linkLabel": {};
  "copy": {};
  "copied": {};
  "share": {};
  "shareText": {};
  "qr": {};
  "revoke": {};
  "invited": {};
  "invitedText": { "owner": string | number; "at": string | number };
  "fillIn": {};
  "unknownLink": {};
  "taken": {};
  "deferred": {};
  "approvedApplication": {};
  "organisersInvitation": {};
  "placeHeld": { "at": string | number };
  "placeLater": { "at": string | number };
  "feeWaived": {};
  "accept": {};
  "accepted": {};
  "invitationOver": {};
}> = {
  scope: "signup/transfers",
  zh: {
    "title": ["名额转让"],
    "start": ["转让名额"],
    "startTitle": ["转让",["name"],"的名额？"],
    "startBody": ["您会得到一个链接。对方打开链接、登录并填好报名表后，名额归对方，您的报名随即结束，不能撤销。您已付的费用留在这个名额上，不会退给您；双方之间的费用请自行结算。"],
    "keep": ["先不转让"],
    "until": ["转让截止：",["at"]],
    "isOpen": ["等待接收"],
    "isPassedOn": ["已转让"],
    "passedAt": ["接收时间：",["at"]],
    "isReceived": ["这个名额是别人转让给您的"],
    "send": ["把链接只发给接收人。谁先用它填好报名表，名额就归谁。",["at"]," 前有效："],
    "linkLabel": ["转让链接"],
    "copy": ["复制链接"],
    "copied": ["链接已复制"],
    "share": ["分享"],
    "shareText": ["把我的参赛名额转让给您"],
    "qr": ["转让链接的二维码"],
    "revoke": ["取消转让"],
    "invited": ["接收转让的名额"],
    "invitedText": [["owner"],"要把这个名额转让给您。请用自己的资料填写报名表，提交后名额归您，无需在此付费。",["at"]," 前有效。"],
    "fillIn": ["填写报名表"],
    "unknownLink": ["这个转让链接已失效。请向转让人要一个新的。"],
    "taken": ["名额已归您"],
    "deferred": ["已延期，您在本赛事的名额已确认"],
    "approvedApplication": ["凭直通名额报名"],
    "organisersInvitation": ["组委会邀请您参赛"],
    "placeHeld": ["已为您保留名额，请在",["at"],"之前填写报名表。"],
    "placeLater": ["请在",["at"],"之前填写报名表，名额以提交时为准。"],
    "feeWaived": ["报名费已免。"],
    "accept": ["填写报名表"],
    "accepted": ["报名成功，名额已归您。"],
    "invitationOver": ["这个邀请已使用、撤回或过期。请联系组委会。"],
  },
  en: {
    "title": ["Pass an entry on"],
    "start": ["Pass on"],
    "startTitle": ["Pass on the entry of ",["name"],"?"],
    "startBody": ["You get a link to send. Once the other runner has opened it, logged in and filled in the form, the place is theirs and your own entry ends; that cannot be undone. What you paid stays with the place and is not paid back now. Settle it between the two of you."],
    "keep": ["Keep it"],
    "until": ["Possible until ",["at"]],
    "isOpen": ["Waiting for the other runner"],
    "isPassedOn": ["Passed on"],
    "passedAt": ["Taken over ",["at"]],
    "isReceived": ["Somebody passed this entry on to you."],
    "send": ["Send this link to the other runner only: the first to fill in the form with it gets the place. It works until ",["at"],":"],
    "linkLabel": ["Link to take the entry over"],
    "copy": ["Copy link"],
    "copied": ["Link copied"],
    "share": ["Share"],
    "shareText": ["Take over my entry"],
    "qr": ["QR code of the link"],
    "revoke": ["Keep the entry and end the link"],
    "invited": ["An entry is passed on to you"],
    "invitedText": [["owner"]," passes this entry on to you. Fill in the form with your own details: once you submit it, the place is yours, and there is nothing to pay here. The link works until ",["at"],"."],
    "fillIn": ["Fill in the form"],
    "unknownLink": ["This link no longer works. Ask the runner who sent it for a new one."],
    "taken": ["The entry is yours"],
    "deferred": ["Deferred: you have a place in this race"],
    "approvedApplication": ["Register with your approved application"],
    "organisersInvitation": ["The organiser invites you"],
    "placeHeld": ["A place is held for you. Fill in the form by ",["at"],"."],
    "placeLater": ["Fill in the form by ",["at"],". You get a place if one is left then."],
    "feeWaived": ["There is nothing to pay."],
    "accept": ["Fill in the form"],
    "accepted": ["You are entered."],
    "invitationOver": ["This invitation was used, withdrawn or has ended. Contact the organiser."],
  },
};
