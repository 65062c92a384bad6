/** Everything hub messages travel on between processes. */
export const hubChannel = 'shiftloom_hubs'

export type Recipients =
  | { kind: 'group'; organisationId: string | null; group: string }
  | { kind: 'user'; userId: string }
  | { kind: 'session'; sessionId: string }
  | { kind: 'organisation'; organisationId: string }

/** What every web process hears and delivers to its own clients. */
export type HubMessage =
  | { do: 'send'; hub: string; to: Recipients; event: string; payload: unknown }
  /** `comeBack` lets the official client connect again at once, with its rights as they are then. */
  | { do: 'disconnect'; to: Recipients; comeBack?: boolean }
