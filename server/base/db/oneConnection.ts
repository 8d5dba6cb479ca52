import { AsyncLocalStorage } from "node:async_hooks";
import type { PGlite, Transaction } from "@electric-sql/pglite";

const open = new AsyncLocalStorage<{ of: PGlite; isOpen: boolean }>();

/**
 * Makes a query throw that would wait for the transaction which awaits it. The embedded database
 * has one connection: it would wait forever, and everybody after it. PostgreSQL would take a second
 * connection for it, until all are taken by such transactions.
 */
export function refuseNested(client: PGlite): void {
  const { query, exec, transaction } = client;
  const refuse = () => {
    const within = open.getStore();
    if (within?.isOpen && within.of === client)
      throw new Error(
        "A query was made beside the open transaction that awaits it. Use the transaction's own connection.",
      );
  };
  client.query = async function (this: PGlite, ...args: Parameters<typeof query>) {
    refuse();
    return query.apply(this, args);
  } as typeof query;
  client.exec = async (...args) => {
    refuse();
    return exec.apply(client, args);
  };
  client.transaction = async <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => {
    refuse();
    const within = { of: client, isOpen: true };
    try {
      return (await transaction.call(client, (tx) => open.run(within, () => work(tx)))) as T;
    } finally {
      // What was begun in it and runs on by itself is free to ask.
      within.isOpen = false;
    }
  };
}
