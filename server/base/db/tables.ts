import * as accountTables from "./accountSchema.ts";
import * as alertTables from "./alertSchema.ts";
import * as auditTables from "./auditSchema.ts";
import * as bibTables from "./bibSchema.ts";
import * as entryTables from "./entrySchema.ts";
import * as exportTables from "./exportSchema.ts";
import * as handOutTables from "./handOutSchema.ts";
import * as invitationTables from "./invitationSchema.ts";
import * as mailingTables from "./mailingSchema.ts";
import * as messageTables from "./messageSchema.ts";
import * as optionTables from "./optionSchema.ts";
import * as orderTables from "./orderSchema.ts";
import * as organiseTables from "./organiseSchema.ts";
import * as paymentTables from "./paymentSchema.ts";
import * as photoTables from "./photoSchema.ts";
import * as pickUpTables from "./pickUpSchema.ts";
import * as resultTables from "./resultSchema.ts";
import * as revocationTables from "./revocationSchema.ts";
import * as siteTables from "./schema.ts";
import * as signupTables from "./signupSchema.ts";
import * as timingTables from "./timingSchema.ts";
import * as tokenTables from "./tokenSchema.ts";
import * as transferTables from "./transferSchema.ts";
import * as waitingTables from "./waitingSchema.ts";

/** Every table and sequence of the database. */
export const schema = {
  ...siteTables,
  ...accountTables,
  ...signupTables,
  ...optionTables,
  ...entryTables,
  ...auditTables,
  ...bibTables,
  ...paymentTables,
  ...waitingTables,
  ...orderTables,
  ...organiseTables,
  ...transferTables,
  ...invitationTables,
  ...exportTables,
  ...resultTables,
  ...revocationTables,
  ...photoTables,
  ...pickUpTables,
  ...handOutTables,
  ...mailingTables,
  ...timingTables,
  ...alertTables,
  ...messageTables,
  ...tokenTables,
};
