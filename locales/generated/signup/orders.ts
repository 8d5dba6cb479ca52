// Made by `npm run gen` from locales/signup/orders.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "price": {};
  "total": {};
  "free": {};
  "payAfter": { "place": string; "unit": string; "count": number };
  "paidElsewhere": {};
  "coupon": {};
  "couponApply": {};
  "couponApplied": { "code": string | number };
  "couponRemove": {};
  "toPay": {};
  "timeLeft": {};
  "payUntil": { "at": string | number };
  "minutesLeft": { "minutes": number };
  "payWith": { "provider": string };
  "opening": {};
  "noWay": {};
  "scan": { "provider": string };
  "scanOnPhone": {};
  "qr": {};
  "openTest": {};
  "notPaidYet": {};
  "waitsForPayment": {};
  "otherWay": {};
  "makesUp": {};
  "payFailed": {};
  "cancel": {};
  "cancelTitle": {};
  "cancelBody": {};
  "keep": {};
  "cancelled": {};
  "dueText": {};
  "paidText": { "fee": string | number };
  "withdrawnPaid": { "fee": string | number };
  "latePlaced": {};
  "expiredText": { "at": string | number };
  "dueLeftTeam": { "because": string };
  "leftTeam": { "because": string };
  "cancelledText": {};
  "lateRefunded": {};
  "lateLeftTeam": { "because": string };
  "refundLine": { "reason": string; "fee": string | number; "state": string };
  "secondPayment": {};
  "signUpAgain": {};
  "refundsTitle": {};
  "stale": {};
}> = {
  scope: "signup/orders",
  zh: {
    "price": ["费用"],
    "total": ["合计"],
    "free": ["免费"],
    "payAfter": [["place","select",{"draw":["名额由抽签决定，现在不用付款，中签后再付。"],"waiting":["名额已满，提交后进入候补，现在不用付款。轮到您时，我们会通知您付款。"],"other":["提交后请在 ",["unit","select",{"days":[["count"]," 天"],"hours":[["count"]," 小时"],"other":[["count"]," 分钟"]}],"内付款，名额为您保留到那时。"]}]],
    "paidElsewhere": ["这里不收款，报名费由组委会另行收取。"],
    "coupon": ["优惠码（如有）"],
    "couponApply": ["使用"],
    "couponApplied": ["已使用优惠码 ",["code"]],
    "couponRemove": ["不使用"],
    "toPay": ["待付款"],
    "timeLeft": ["剩余时间"],
    "payUntil": ["请在 ",["at"]," 前付款，名额为您保留到那时。"],
    "minutesLeft": ["付款时间还剩 ",["minutes"]," 分钟"],
    "payWith": [["provider","select",{"wechat":["微信支付"],"alipay":["支付宝付款"],"other":["测试付款"]}]],
    "opening": ["正在打开…"],
    "noWay": ["现在无法在线付款，请稍后再来，或联系组委会。"],
    "scan": [["provider","select",{"wechat":["请用微信扫一扫付款"],"alipay":["请用支付宝扫一扫付款"],"other":["请扫码打开测试付款页"]}]],
    "scanOnPhone": ["用这台手机付款：保存二维码图片，再从相册扫描。"],
    "qr": ["付款二维码"],
    "openTest": ["打开测试付款页"],
    "notPaidYet": ["还没有收到付款。如果付款失败或已取消，可以在下面重新付款；如果已经付过，请稍等，本页会自动更新。"],
    "waitsForPayment": ["付款后本页会自动更新。"],
    "otherWay": ["换一种方式"],
    "makesUp": ["费用明细"],
    "payFailed": ["付款没有打开，没有扣款。请再试一次。"],
    "cancel": ["取消订单"],
    "cancelTitle": ["取消这个订单？"],
    "cancelBody": ["名额会马上放出，给其他人报名。如果这是队伍的费用，队伍会解散，全队名额都会放出。"],
    "keep": ["不取消"],
    "cancelled": ["订单已取消"],
    "dueText": ["付款时间到了。系统正在向支付平台核对您是否已经付款，一般不超过两分钟。"],
    "paidText": ["已付款 ",["fee"],"，名额已确认。"],
    "withdrawnPaid": ["已付款 ",["fee"],"，这项报名之后已结束。"],
    "latePlaced": ["您的付款到得比截止时间晚，好在还有名额，已为您确认。"],
    "expiredText": ["没有在 ",["at"]," 前收到付款，名额已经放出。如果还有名额，可以重新报名。"],
    "dueLeftTeam": [["because","select",{"dissolved":["队伍已解散，报名随之取消。"],"cancelled":["赛事已取消，不用再付款。"],"other":["您已被移出队伍，报名随之取消。"]}],"系统正在向支付平台核对您是否已经付款，一般不超过两分钟。"],
    "leftTeam": [["because","select",{"dissolved":["队伍已解散，报名随之取消，没有扣款。"],"other":["您已被移出队伍，报名随之取消，没有扣款。"]}]],
    "cancelledText": ["您取消了这个订单，没有扣款。"],
    "lateRefunded": ["您的付款到得比截止时间晚，名额已经没有了。付款会原路退回，不用您做什么。"],
    "lateLeftTeam": [["because","select",{"dissolved":["队伍已解散，报名随之取消。"],"other":["您已被移出队伍，报名随之取消。"]}],"之后到的付款会原路退回，不用您做什么。"],
    "refundLine": [["reason","select",{"late":["付款晚到"],"second":["重复付款"],"withdrawn":["取消报名"],"cancelled":["赛事取消"],"other":["组委会退款"]}],"：",["fee"],"，",["state","select",{"refunded":["已退回"],"failed":["退款失败，组委会会联系您"],"other":["退款处理中"]}]],
    "secondPayment": ["您付了两次。多付的一次会自动退回。"],
    "signUpAgain": ["重新报名"],
    "refundsTitle": ["退款"],
    "stale": ["暂时连不上服务器，显示的是刚才的状态，正在重试。"],
  },
  en: {
    "price": ["What it costs"],
    "total": ["Total"],
    "free": ["Free"],
    "payAfter": [["place","select",{"draw":["Places are drawn. There is nothing to pay now; you pay if you are drawn."],"waiting":["All places are taken. You go to the waiting list and pay nothing now; we notify you if a place is yours to pay for."],"other":["Pay within ",["unit","select",{"days":[["count","plural",{"one":["#"," day"],"other":["#"," days"]}]],"hours":[["count","plural",{"one":["#"," hour"],"other":["#"," hours"]}]],"other":[["count","plural",{"one":["#"," minute"],"other":["#"," minutes"]}]]}]," after you submit. Your place is held until then."]}]],
    "paidElsewhere": ["Nothing is charged here. The organiser collects the fee."],
    "coupon": ["Coupon code, if you have one"],
    "couponApply": ["Apply"],
    "couponApplied": ["Coupon ",["code"]," is applied."],
    "couponRemove": ["Remove"],
    "toPay": ["To pay"],
    "timeLeft": ["Time left"],
    "payUntil": ["Pay before ",["at"],". Your place is held until then."],
    "minutesLeft": [["minutes","plural",{"one":["One minute"],"other":["#"," minutes"]}]," left to pay"],
    "payWith": [["provider","select",{"wechat":["Pay with WeChat Pay"],"alipay":["Pay with Alipay"],"other":["Make a test payment"]}]],
    "opening": ["Opening…"],
    "noWay": ["It cannot be paid online at the moment. Come back later, or contact the organiser."],
    "scan": [["provider","select",{"wechat":["Scan this code with WeChat to pay"],"alipay":["Scan this code with Alipay to pay"],"other":["Scan this code to open the test payment"]}]],
    "scanOnPhone": ["On this phone: save a picture of the code and scan it from your album."],
    "qr": ["QR code of the payment"],
    "openTest": ["Open the test payment"],
    "notPaidYet": ["No payment has arrived yet. If it failed or you cancelled it, pay again below. If you have paid, wait a moment: this page updates by itself."],
    "waitsForPayment": ["This page updates by itself once you have paid."],
    "otherWay": ["Choose another way"],
    "makesUp": ["Price details"],
    "payFailed": ["The payment could not be opened and nothing was charged. Try again."],
    "cancel": ["Cancel this order"],
    "cancelTitle": ["Cancel this order?"],
    "cancelBody": ["Your place goes to other runners at once. If this pays for a team, the team is dissolved and so are all its places."],
    "keep": ["Keep it"],
    "cancelled": ["The order is cancelled"],
    "dueText": ["The time to pay is over. We ask the payment provider whether you have paid; this takes two minutes at most."],
    "paidText": ["You have paid ",["fee"],". Your place is confirmed."],
    "withdrawnPaid": ["You had paid ",["fee"]," before this entry ended."],
    "latePlaced": ["Your payment came after the deadline. A place was still free, and it is yours."],
    "expiredText": ["No payment came before ",["at"],", and the place was given back. You can sign up again while there are places."],
    "dueLeftTeam": [["because","select",{"dissolved":["The team was dissolved, and this entry ended with it."],"cancelled":["The race is cancelled, so there is nothing to pay."],"other":["You were removed from the team, and this entry ended."]}]," We ask the payment provider whether you have paid; this takes two minutes at most."],
    "leftTeam": [["because","select",{"dissolved":["The team was dissolved, and this entry ended with it. Nothing was charged."],"other":["You were removed from the team, and this entry ended. Nothing was charged."]}]],
    "cancelledText": ["You cancelled this order. Nothing was charged."],
    "lateRefunded": ["Your payment came after the deadline and no place was left. The money goes back by itself, the way it came."],
    "lateLeftTeam": [["because","select",{"dissolved":["The team was dissolved, and this entry ended with it."],"other":["You were removed from the team, and this entry ended."]}]," Your payment came after that and goes back by itself, the way it came."],
    "refundLine": [["reason","select",{"late":["Late payment"],"second":["Second payment"],"withdrawn":["Withdrawal"],"cancelled":["The race is cancelled"],"other":["By the organiser"]}],": ",["fee"],", ",["state","select",{"refunded":["refunded"],"failed":["failed; the organiser contacts you"],"other":["on its way back"]}]],
    "secondPayment": ["You paid twice. The second payment goes back by itself."],
    "signUpAgain": ["Sign up again"],
    "refundsTitle": ["Refunds"],
    "stale": ["The server does not answer. This is the state of a moment ago; we try again."],
  },
};
