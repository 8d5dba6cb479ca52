import { messages } from "#locales/generated/server/wallet.ts";
import { textIn } from "#locales/getText.ts";
import type { AppleWallet } from "../../base/env/walletSettings.ts";
import { type OwnPass, writeSlot } from "./ownPass.ts";

/** The type of a pass, by which phones open it in the wallet. */
export const applePassType = "application/vnd.apple.pkpass";

/**
 * Makes the signed pass of an entry. Its serial number is the entry's code: a newer one takes the
 * place of the one that a phone has.
 */
export async function makeApplePass(pass: OwnPass, settings: AppleWallet, icon: Buffer): Promise<Buffer> {
  // Loaded with the first pass: most servers make none.
  const { PKPass } = await import("passkit-generator");
  const text = (key: "description" | "runner" | "item" | "bib" | "noBib" | "slot" | "noSlot" | "place" | "code") =>
    textIn(pass.language, messages, key);
  const made = new PKPass(
    { "icon.png": icon, "icon@2x.png": icon },
    { wwdr: settings.intermediate, signerCert: settings.certificate, signerKey: settings.key },
    {
      serialNumber: pass.code,
      passTypeIdentifier: settings.passType,
      teamIdentifier: settings.team,
      organizationName: pass.race,
      description: text("description"),
      backgroundColor: "rgb(11, 92, 173)",
      foregroundColor: "rgb(255, 255, 255)",
      labelColor: "rgb(255, 255, 255)",
    },
  );
  made.type = "eventTicket";
  made.headerFields.push({ key: "bib", label: text("bib"), value: pass.bib ?? text("noBib") });
  made.primaryFields.push({ key: "race", label: pass.item, value: pass.race });
  made.secondaryFields.push({ key: "runner", label: text("runner"), value: pass.name });
  made.auxiliaryFields.push({ key: "slot", label: text("slot"), value: writeSlot(pass) ?? text("noSlot") });
  if (pass.slot) made.backFields.push({ key: "place", label: text("place"), value: pass.slot.place });
  made.setBarcodes({ message: pass.code, format: "PKBarcodeFormatQR", altText: pass.code });
  if (pass.startsAt) made.setRelevantDate(pass.startsAt);
  if (pass.endsAt) made.setExpirationDate(pass.endsAt);
  return made.getAsBuffer();
}
