import type { ConfigProblem } from "#contract/configFiles.ts";
import type { Sentence } from "#core/text.ts";
import { messages } from "#locales/generated/cli/config-files.ts";
import { getText } from "#locales/getText.ts";
import type { Messages } from "#locales/messages.ts";
import { type EditTools, openConfigFile } from "./edit.ts";

// Which values a sentence has is known by its fault only.
const faults = messages as Messages<Record<ConfigProblem["fault"], { place: string; value: string }>>;

/** Returns the sentence about what is wrong with a config file. */
export function describeConfigProblem({ fault, place, value = "" }: ConfigProblem): Sentence {
  return getText(faults, fault, { place: place || "/", value });
}

/**
 * Returns the sentences about the stored cloud config that an operator reads at the start, such as
 * a storage provider that is on but not in use.
 */
export async function describeCloudConfig(tools: EditTools): Promise<Sentence[]> {
  const { problems } = await openConfigFile(tools, "cloud.json");
  return problems.map(describeConfigProblem);
}
