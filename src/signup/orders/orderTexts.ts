import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/signup/orders.ts";

/** The texts of prices, orders and payments. */
export const useOrderTexts = texts(messages);
