import { countMetric } from "../base/metrics.ts";

/** Returns a function that logs a line as `log` does, and counts it if an operator has to look at it. */
export function countAlarms(log: (line: string) => void): (line: string) => void {
  return (line) => {
    if (line.startsWith("Payment alarm")) countMetric("startline_payment_alarms_total");
    log(line);
  };
}
