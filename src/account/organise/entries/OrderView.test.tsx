import { expect, test } from "vitest";
import { listWords, renderInSite } from "#blocks/kit/site/renderInSite.tsx";
import type { OrganisedEntry } from "#contract/organise.ts";
import { OrderView } from "./OrderView.tsx";

type Order = NonNullable<OrganisedEntry["order"]>;

const order: Order = {
  orderId: "o",
  madeWith: null,
  state: "paid",
  amountFen: 9900,
  lines: [],
  createdAt: 0,
  expiresAt: 0,
  leftFen: 9900,
  history: [],
  payments: [],
  refunds: [],
  requests: [],
};
const waiting = (amountFen: number): Order["requests"][number] => ({
  requestId: "r",
  code: "C",
  amountFen,
  isLeaving: false,
  placeGoesOn: true,
  note: "生病",
  state: "waiting",
  requestedAt: 0,
  requestedBy: "小李",
  isOwn: false,
  decidedBy: null,
});
const read = (more: Partial<Order>) =>
  listWords(
    renderInSite(
      <OrderView
        entry={{ order: { ...order, ...more } } as OrganisedEntry}
        client={undefined as never}
        race={{ timeZone: "Asia/Shanghai" } as never}
        onOpen={() => {}}
        onChanged={() => {}}
      />,
      { language: "zh" },
    ),
  );

test("an organiser is offered a refund only while something is left that nobody has requested", () => {
  expect(read({})).toContain("退款…");
  expect(read({ requests: [waiting(9800)] })).toContain("退款…");
  const all = read({ requests: [waiting(9900)] });
  expect(all).not.toContain("退款…");
  expect(all).toContain("剩余款项的退款已提出，待另一位工作人员复核。");
  expect(read({ requests: [{ ...waiting(9900), state: "refused" }] })).toContain("退款…");
  expect(read({ leftFen: 0 })).not.toContain("退款…");
});

test("an organiser sends the refund of a second payment again if it failed, and reads why money goes back", () => {
  const failed: Order["refunds"][number] = {
    refundNo: "n",
    amountFen: 9900,
    reason: "second-payment",
    note: null,
    state: "failed",
    isRetriable: true,
    createdAt: 0,
    doneAt: null,
  };
  const shown = read({ refunds: [failed] });
  expect(shown).toContain("重复付款");
  expect(shown).toContain("再次退款 ¥99");
  expect(read({ refunds: [{ ...failed, isRetriable: false }] })).not.toContain("再次退款");
});

test("an organiser reads of a place that was passed on with which entry it was paid", () => {
  expect(read({ madeWith: "ABCDEFGHJK" })).toContain("退款退给付款人： ABCDEFGHJK");
  expect(read({})).not.toContain("转让");
});
