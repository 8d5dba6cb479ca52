import { expect, test } from "vitest";
import { type FieldProps, FormContext, type FormSurroundings } from "#blocks/field/kit/frame/fieldProps.ts";
import { renderInSite } from "#blocks/kit/site/renderInSite.tsx";
import Address from "./Address.tsx";
import OtherParts from "./OtherParts.tsx";

const parts: Record<string, unknown> = { "address-elsewhere": OtherParts };

/**
 * The labels and the country of an address as it is rendered, with other answers of the runner by
 * pointer.
 */
function drawn(field: Partial<FieldProps<"address">>, answers: Record<string, unknown> = {}) {
  const form = {
    answerAt: (pointer: string) => answers[pointer],
    loadChoices: async () => [],
    parts: { current: (name: string) => parts[name], load: async (name: string) => parts[name] },
  } as unknown as FormSurroundings;
  const html = renderInSite(
    <FormContext value={form}>
      <Address
        id="home"
        name="home"
        label="Address"
        help={undefined}
        placeholder={undefined}
        isRequired
        options={{}}
        schema={{}}
        answer={undefined}
        problems={{}}
        onAnswer={() => {}}
        onLeave={() => {}}
        {...field}
      />
    </FormContext>,
    { language: "en" },
  );
  const labels = [...html.matchAll(/<label[^>]*>([^<]*)/g)].map(([, label]) => label);
  return { labels, country: /role="combobox"[^>]*value="([^"]*)"/.exec(html)?.[1] };
}

const mainland = ["Province", "City", "District or county", "Street, house and flat"];

test("a runner of an older form, or of one for the mainland only, chooses no country", () => {
  expect(drawn({ version: 1 }).labels).toEqual(mainland);
  expect(drawn({ options: { countries: ["CN"] } }).labels).toEqual(mainland);
});

test("an address begins in China, unless another answer names a country", () => {
  const withCountry = ["Country or region", ...mainland];
  expect(drawn({})).toEqual({ labels: withCountry, country: "China" });
  const options = { countryFrom: "/document" };
  expect(drawn({ options }, {})).toEqual({ labels: withCountry, country: "China" });
  expect(drawn({ options }, { "/document": { type: "3", number: "M12345678" } })).toEqual({
    labels: ["Country or region", "Street and house number", "Flat, building or company"],
    country: "Macao, China",
  });
});

test("a runner whose other answer names no country, such as a passport, chooses one before anything else is asked", () => {
  const passport = { "/document": { type: "2", number: "C01X00T47" } };
  expect(drawn({ options: { countryFrom: "/document" } }, passport)).toEqual({
    labels: ["Country or region"],
    country: "",
  });
});

test("an address that was given keeps its country when the other answer names another one", () => {
  const answer = { country: "CN", detail: "Canal Street 1" };
  expect(drawn({ options: { countryFrom: "/country" }, answer }, { "/country": "GB" }).country).toBe("China");
});
