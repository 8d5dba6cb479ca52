type Labels = Record<string, string>;

/**
 * What is counted, by name: what it is, and each count by its labels. All counts are of this
 * process since its start.
 */
const help = {
  startline_sign_ups_total: "Sign-ups that were answered, by outcome: accepted, or the code of the refusal.",
  startline_batches_total: "Transactions in which sign-ups were stored together.",
  startline_batched_sign_ups_total: "Sign-ups in these transactions.",
  startline_waiting_arrivals_total: "People who came to a waiting room.",
  startline_waiting_polls_total: "Polls of people in a waiting room.",
  startline_audit_links_total: "Lines of the audit that this server chained.",
  startline_orders_total:
    "Events of orders, by event and the state that the order has from then on. A transaction that is repeated counts again.",
  startline_late_payments_total:
    "Payments that came after the order's time, by what became of them: placed or refunded.",
  startline_second_payments_total: "Payments of an order that was paid already; each goes back.",
  startline_refunds_total: "Refunds, by state: requested, refunded or failed.",
  startline_payment_events_total:
    "Statements of payment providers, by merchant and outcome: new, known, or why they are not believed.",
  startline_passings_total: "Passings of timing systems that were new, by format.",
  startline_payment_alarms_total: "Lines of the log that begin with Payment alarm.",
} as const;

export type MetricName = keyof typeof help;

const counts = new Map<MetricName, Map<string, number>>();

/**
 * Counts something, so that `GET /metrics` shows it. Labels have few values each: never a person,
 * an order or an address.
 */
export function countMetric(name: MetricName, labels: Labels = {}, by = 1): void {
  const series = counts.get(name) ?? new Map<string, number>();
  counts.set(name, series);
  const key = Object.entries(labels)
    .map(([label, value]) => `${label}="${value.replace(/[\\"\n]/g, "_")}"`)
    .join(",");
  series.set(key, (series.get(key) ?? 0) + by);
}

/** What is measured when it is requested: its help, and its value or undefined. */
export type Gauges = Record<string, [help: string, value: number | undefined]>;

/** Writes all counts and these gauges in the text format of Prometheus (version 0.0.4). */
export function printMetrics(gauges: Gauges): string {
  const counters = (Object.keys(help) as MetricName[]).flatMap((name) => [
    `# HELP ${name} ${help[name]}`,
    `# TYPE ${name} counter`,
    ...[...(counts.get(name) ?? [["", 0]])].map(([key, value]) => `${name}${key && `{${key}}`} ${value}`),
  ]);
  const measured = Object.entries(gauges).flatMap(([name, [help, value]]) =>
    value === undefined ? [] : [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${value}`],
  );
  return `${[...counters, ...measured].join("\n")}\n`;
}
