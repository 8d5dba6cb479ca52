import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";

// Debian has the suite's cases of draft 2020-12 in the tests of a Perl module.
const debianPackage = "libtest-json-schema-acceptance-perl";
const inside = "usr/share/perl5/auto/share/dist/Test-JSON-Schema-Acceptance/tests/draft2020-12";
const cache = join(import.meta.dirname, "../node_modules/.cache/startline/json-schema-test-suite");

/**
 * Returns the folder with the cases of the JSON Schema Test Suite for draft 2020-12: that of
 * JSON_SCHEMA_TEST_SUITE, else Debian's, which is downloaded once; undefined if there is neither.
 * Throws if JSON_SCHEMA_TEST_SUITE names a folder that does not exist.
 */
export function findSchemaTestSuite() {
  const given = process.env.JSON_SCHEMA_TEST_SUITE;
  if (given) {
    if (!existsSync(given))
      throw new Error(`JSON_SCHEMA_TEST_SUITE names ${given}, which does not exist. Correct or unset it.`);
    return given;
  }
  return [join("/", inside), join(cache, inside)].find(existsSync) ?? fetchFromDebian();
}

function fetchFromDebian() {
  if (!existsSync("/usr/bin/apt-get") || !existsSync("/usr/bin/dpkg-deb")) return undefined;
  console.log("Downloading the JSON Schema Test Suite from Debian (once) …");
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const download = () => execFileSync("apt-get", ["download", "-qq", debianPackage], { cwd: cache, stdio: "ignore" });
  try {
    try {
      download();
    } catch {
      execFileSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
      download();
    }
    execFileSync("sh", ["-c", "dpkg-deb -x ./*.deb ."], { cwd: cache });
  } catch {
    return undefined;
  }
  return join(cache, inside);
}
