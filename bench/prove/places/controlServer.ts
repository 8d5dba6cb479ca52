import fastify from "fastify";
import pg from "pg";

// A server without the guard, for the control of A1: it counts the entries and then inserts one, in
// a transaction. With the way "bare" it does nothing, which is what benchmarks compare with. Run by
// `controls.ts` with the way, the places and the database; it prints its address.
const [way, places, databaseUrl] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const begin = way === "advisory-lock" ? "begin isolation level repeatable read" : "begin";

const app = fastify();
const receipt = { submissionId: "0".repeat(36), receipt: "0".repeat(10), createdAt: 1_764_000_000_000, orderId: null };
const signed = "0".repeat(600);
app.post("/sign-up/submissions", async (request) => {
  if (way === "bare") return { code: 0, msg: "", data: { ...receipt, signed } };
  const { entrants } = request.body as { entrants: { document: { number: string } }[] };
  const person = entrants[0]?.document.number;
  const client = await pool.connect();
  try {
    await client.query(begin);
    if (way === "advisory-lock") await client.query("select pg_advisory_xact_lock(1)");
    const { rows } = await client.query("select count(*)::int as many from naive_entries");
    const isFree = rows[0].many < Number(places);
    const { rowCount } = isFree
      ? await client.query("insert into naive_entries values ($1) on conflict do nothing", [person])
      : { rowCount: 0 };
    await client.query("commit");
    if (rowCount) return { code: 0, msg: "", data: null };
    return { code: 422, msg: "", data: { reason: isFree ? "already-registered" : "full" } };
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
});
console.log(`ready at ${await app.listen({ port: 0, host: "127.0.0.1" })}`);
