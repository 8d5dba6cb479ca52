import { OrderCard } from "./OrderCard.tsx";

/** What a runner with an order needs: its state, and the ways to pay it. */
const orderParts = { OrderCard };

export type OrderParts = typeof orderParts;

export default orderParts;
