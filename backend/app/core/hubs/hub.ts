import type { Account } from '#app/core/http/account'

/** A connected client as hub code sees it. */
export interface HubCaller {
  /** Who is behind the connection, as of when it was opened: `reconnectUser` makes a change count. */
  readonly account: Account
  readonly connectionId: string
  readonly hub: string
  /**
   * Groups belong to the caller's organisation: the same name in another organisation is another group.
   *
   * @throws core.forbidden when the hub's `mayJoin` says no
   */
  join(group: string): Promise<void>
  leave(group: string): void
}

export interface Hub {
  /** Who may open a connection. Left out: everyone signed in. */
  mayConnect?(caller: HubCaller): boolean | Promise<boolean>
  /** Asked for every group by every caller; no group is joined without its consent. */
  mayJoin(caller: HubCaller, group: string): boolean | Promise<boolean>
  connected?(caller: HubCaller): void | Promise<void>
  disconnected?(caller: HubCaller): void | Promise<void>
  /** What clients may invoke, by name. Arguments come from outside: validate them. */
  methods: Record<string, (caller: HubCaller, ...given: unknown[]) => unknown>
}
