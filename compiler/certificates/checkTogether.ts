import type { Certificate } from "#schemas/generated/types.ts";
import type { Problem } from "../problems/problems.ts";
import { report } from "../problems/report.ts";

/** The people that a certificate is for. */
export type CertificateSet = NonNullable<Certificate["sets"]>[number];

/** Returns for whom a certificate is. */
export function listSets({ sets = ["finishers"] }: Pick<Certificate, "sets">): readonly CertificateSet[] {
  return sets;
}

/** Returns the problems between the templates of a site: two for the same people. */
export function checkTogether(certificates: readonly { path: string; certificate: Certificate }[]): Problem[] {
  const taken = new Map<string, string>();
  return certificates.flatMap(({ path, certificate }) =>
    listSets(certificate).flatMap((set) =>
      (certificate.items ?? [undefined]).flatMap((item): Problem[] => {
        const key = JSON.stringify([set, item]);
        const other = taken.get(key);
        if (other === undefined) taken.set(key, path);
        return other === undefined ? [] : [report("SL6253", "", { item, other, set }, { file: path })];
      }),
    ),
  );
}
