import { expect, test } from "vitest";
import { openBeside } from "../../people/accounts/testPeople.ts";
import { bodyOf } from "../../signups/testForm.ts";
import { form, submit, submitToOneRace, world } from "../../signups/testSubmitting.ts";

submitToOneRace();

const token = "a token of metrics";
const metricOf = (text: string, name: string) =>
  Number(
    text
      .split("\n")
      .find((line) => line.startsWith(`${name} `))
      ?.split(" ")
      .at(-1) ?? 0,
  );

test("an operator with the token reads what the server counts, and nobody else reads anything", async () => {
  const server = await openBeside(world, { metricsToken: token });
  const read = (authorization?: string, app = server.app) =>
    app.inject({ url: "/metrics", ...(authorization !== undefined && { headers: { authorization } }) });
  for (const wrong of [undefined, "", "Bearer ", "Bearer wrong", token, `Basic ${token}`])
    expect((await read(wrong)).statusCode).toBe(404);
  expect((await read(`Bearer ${token}`, world.app)).statusCode).toBe(404);
  const before = (await read(`Bearer ${token}`)).body;
  await submit(bodyOf(form));
  await submit(bodyOf(form));
  const { body, headers } = await read(`Bearer ${token}`);
  expect(headers["content-type"]).toContain("text/plain; version=0.0.4");
  const grown = (name: string) => metricOf(body, name) - metricOf(before, name);
  expect(grown('startline_sign_ups_total{outcome="accepted"}')).toBe(1);
  expect(grown('startline_sign_ups_total{outcome="sign-up/already-registered"}')).toBe(1);
  expect(grown("startline_batches_total")).toBeGreaterThan(0);
  for (const line of body.trim().split("\n"))
    expect(line).toMatch(/^(# (HELP|TYPE) startline_\w+ .+|startline_\w+(\{[\w="/,-]+\})? \d+)$/);
  await server.close();
});
