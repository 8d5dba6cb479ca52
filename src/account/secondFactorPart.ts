import type { ComponentType, ReactNode } from "react";
import type { UserData } from "#contract/userData.ts";
import type { Client } from "#src/client/client.ts";

/** Whose second factor it is. */
export interface OrganiserProps {
  client: Client;
  userData: UserData;
}

/** What organisers need of the second factor, a part of the program that few visitors load. */
export interface SecondFactorPart {
  /**
   * Shows its children to organisers who have passed the second factor or need none; others set it
   * up or enter a code first. The client that children get asks for a code again when the second
   * factor runs out.
   */
  SecondFactorGate: ComponentType<OrganiserProps & { children(client: Client): ReactNode }>;
  /** Sets the second factor up, or replaces it after a code of the one that there is. */
  SecondFactorSetup: ComponentType<OrganiserProps & { onDone(): void }>;
}
