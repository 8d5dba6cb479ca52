// Made by `npm run gen` from locales/signup/teams.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "unnamed": {};
  "asCaptain": {};
  "asMember": {};
  "you": {};
  "size": { "count": string | number; "max": string | number };
  "gathering": { "missing": number };
  "complete": {};
  "incomplete": {};
  "dissolved": {};
  "removed": {};
  "left": {};
  "closes": { "at": string | number };
  "ifShort": { "text": string | number };
  "ifShortUnknown": {};
  "invite": {};
  "linkLabel": {};
  "copy": {};
  "copied": {};
  "share": {};
  "shareText": { "name": string | number };
  "qr": {};
  "renew": {};
  "renewTitle": {};
  "renewBody": {};
  "remove": {};
  "removeTitle": { "name": string | number };
  "removeBody": {};
  "handOver": {};
  "handOverTitle": { "name": string | number };
  "handOverBody": {};
  "leave": {};
  "leaveTitle": {};
  "leaveBody": {};
  "dissolve": {};
  "dissolveTitle": {};
  "dissolveBody": {};
  "keep": {};
  "invited": {};
  "invitedBy": { "captain": string | number };
  "join": {};
  "logInToJoin": {};
  "isFull": {};
  "isClosed": {};
  "isOwn": {};
  "isMember": {};
  "unknownLink": {};
}> = {
  scope: "signup/teams",
  zh: {
    "title": ["我的队伍"],
    "unnamed": ["未命名的队伍"],
    "asCaptain": ["队长"],
    "asMember": ["队员"],
    "you": ["您"],
    "size": [["count"]," / ",["max"]," 人"],
    "gathering": ["还差 ",["missing"]," 人成队"],
    "complete": ["已成队"],
    "incomplete": ["组队截止时人数不足。您的报名仍然保留，组委会会与您联系。"],
    "dissolved": ["队伍已解散，报名已取消。您可以重新报名。"],
    "removed": ["队长已将您移出队伍，报名已取消。您可以加入其他队伍。"],
    "left": ["您已离开这支队伍。"],
    "closes": ["组队截止：",["at"]],
    "ifShort": ["如果截止时人数不足：",["text"]],
    "ifShortUnknown": ["如果截止时人数不足，报名仍然保留，由组委会决定如何安排。"],
    "invite": ["把链接发给队员，他们用自己的账号填写报名表："],
    "linkLabel": ["邀请链接"],
    "copy": ["复制链接"],
    "copied": ["链接已复制"],
    "share": ["分享"],
    "shareText": ["邀请您加入队伍：",["name"]],
    "qr": ["邀请链接的二维码"],
    "renew": ["更换链接"],
    "renewTitle": ["更换邀请链接？"],
    "renewBody": ["旧链接将立即失效，已加入的队员不受影响。"],
    "remove": ["移出"],
    "removeTitle": ["把",["name"],"移出队伍？"],
    "removeBody": ["对方的报名会同时取消，名额空出，我们会通知对方。"],
    "handOver": ["移交队长"],
    "handOverTitle": ["把队长移交给",["name"],"？"],
    "handOverBody": ["移交后，邀请和移出队员都由新队长负责，您仍是队员。队伍还没有结清的，也由新队长结清。"],
    "leave": ["离开队伍"],
    "leaveTitle": ["离开这支队伍？"],
    "leaveBody": ["您的报名会同时取消，名额空出。"],
    "dissolve": ["解散队伍"],
    "dissolveTitle": ["解散这支队伍？"],
    "dissolveBody": ["队长和全体队员的报名都会取消，我们会通知队员。如果只是您不能参加，请把队长移交给队员。"],
    "keep": ["返回"],
    "invited": ["加入队伍"],
    "invitedBy": ["队长：",["captain"]],
    "join": ["填写报名表并加入"],
    "logInToJoin": ["登录或注册后即可加入，这份邀请会一直留在这里。"],
    "isFull": ["这支队伍已满员。请联系队长，或自己创建一支队伍。"],
    "isClosed": ["组队已截止。"],
    "isOwn": ["这是您的队伍的链接，请发给队员。"],
    "isMember": ["您已经在这支队伍里了。"],
    "unknownLink": ["这个组队链接已失效。请向队长要一个新的。"],
  },
  en: {
    "title": ["My teams"],
    "unnamed": ["Team without a name"],
    "asCaptain": ["Captain"],
    "asMember": ["Member"],
    "you": ["You"],
    "size": [["count"]," of ",["max"]," people"],
    "gathering": [["missing","plural",{"one":["One more person is"],"other":["#"," more people are"]}]," needed."],
    "complete": ["The team is complete."],
    "incomplete": ["The team had too few people when teams closed. Your sign-up is kept, and the organiser will contact you."],
    "dissolved": ["The team was dissolved and your sign-up withdrawn. You can sign up again."],
    "removed": ["The captain removed you from the team, and your sign-up was withdrawn. You can join another team."],
    "left": ["You left this team."],
    "closes": ["Teams close ",["at"]],
    "ifShort": ["If too few have joined by then: ",["text"]],
    "ifShortUnknown": ["If too few have joined by then, all sign-ups are kept and the organiser decides what happens."],
    "invite": ["Send this link to your members. Each fills in the form with an account of their own:"],
    "linkLabel": ["Invitation link"],
    "copy": ["Copy link"],
    "copied": ["Link copied"],
    "share": ["Share"],
    "shareText": ["Join my team: ",["name"]],
    "qr": ["QR code of the invitation link"],
    "renew": ["Replace link"],
    "renewTitle": ["Replace the invitation link?"],
    "renewBody": ["The old link stops working at once. Members who have joined stay in the team."],
    "remove": ["Remove"],
    "removeTitle": ["Remove ",["name"]," from the team?"],
    "removeBody": ["Their sign-up is withdrawn, the place is free again, and we notify them."],
    "handOver": ["Make captain"],
    "handOverTitle": ["Make ",["name"]," the captain?"],
    "handOverBody": ["They will invite and remove members from now on. You stay in the team as a member. What is still due for the team is theirs to settle."],
    "leave": ["Leave team"],
    "leaveTitle": ["Leave this team?"],
    "leaveBody": ["Your sign-up is withdrawn, and your place is free again."],
    "dissolve": ["Dissolve team"],
    "dissolveTitle": ["Dissolve this team?"],
    "dissolveBody": ["Your sign-up and those of all members are withdrawn, and we notify them. If only you cannot run, make a member the captain instead."],
    "keep": ["Cancel"],
    "invited": ["Join a team"],
    "invitedBy": ["Captain: ",["captain"]],
    "join": ["Fill in the form and join"],
    "logInToJoin": ["Log in or register to join. The invitation stays here."],
    "isFull": ["This team is full. Ask its captain, or make a team of your own."],
    "isClosed": ["Teams can no longer be joined."],
    "isOwn": ["This is the link of your own team. Send it to your members."],
    "isMember": ["You are in this team already."],
    "unknownLink": ["This team link no longer works. Ask the captain for a new one."],
  },
};
