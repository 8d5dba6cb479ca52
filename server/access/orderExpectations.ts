import { anyoneLoggedIn, type Expectation, everybody, ownerOnly } from "./callers.ts";

const quoted = {
  domainName: "trail.localhost",
  item: "ten-km",
  entrants: [{}],
  coupon: "none",
  form: { id: "none", version: 1, hash: "0".repeat(32) },
};

/** The routes of entries, orders and payments. */
export const orderExpectations: Record<string, Expectation> = {
  // Believed by its signature only: see server/money/payments/inbox.test.ts.
  "POST /sign-up/payments/:merchant": everybody(400, () => ({ url: "/sign-up/payments/sandbox", json: {} })),
  // This site has no form.
  "POST /sign-up/price": { ...everybody(409, () => ({ json: quoted })), anonymous: 401, expired: 401 },
  "GET /sign-up/orders": anyoneLoggedIn(),
  "GET /sign-up/orders/:id": ownerOnly(async ({ order }) => ({ url: `/sign-up/orders/${await order()}` })),
  // There is nobody to pay to in this race, and its orders are ended as soon as that is wanted.
  "POST /sign-up/orders/:id/pay": {
    ...ownerOnly(async ({ order }) => ({
      url: `/sign-up/orders/${await order()}/pay`,
      json: { merchant: "none", way: "qr" },
    })),
    owner: 400,
  },
  "POST /sign-up/orders/:id/cancel": ownerOnly(async ({ order }) => ({
    url: `/sign-up/orders/${await order()}/cancel`,
    json: {},
  })),
};
