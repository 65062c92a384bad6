import type { HubConnection } from '#app/core/hubs/connection'
import type { Recipients } from '#app/core/hubs/hub_message'

type Index = Map<string, Set<HubConnection>>

/** The open connections of this process, found by everything messages are addressed to. */
export class ConnectionRegistry {
  readonly #all = new Map<string, HubConnection>()
  readonly #users: Index = new Map()
  readonly #sessions: Index = new Map()
  readonly #organisations: Index = new Map()
  readonly #groups: Index = new Map()

  get size(): number {
    return this.#all.size
  }

  all(): Iterable<HubConnection> {
    return this.#all.values()
  }

  has(connectionId: string): boolean {
    return this.#all.has(connectionId)
  }

  add(connection: HubConnection): void {
    this.#all.set(connection.connectionId, connection)
    for (const [index, key] of this.#places(connection)) put(index, key, connection)
  }

  /** @returns false when it was not there */
  remove(connection: HubConnection): boolean {
    for (const [index, key] of this.#places(connection)) take(index, key, connection)
    for (const group of [...connection.groups]) this.leave(connection, group)
    return this.#all.delete(connection.connectionId)
  }

  join(connection: HubConnection, group: string): void {
    // A connection may close while its right to join is being looked up.
    if (!this.#all.has(connection.connectionId)) return
    connection.groups.add(group)
    put(this.#groups, groupKey(connection.account.organisationId, group), connection)
  }

  leave(connection: HubConnection, group: string): void {
    connection.groups.delete(group)
    take(this.#groups, groupKey(connection.account.organisationId, group), connection)
  }

  /** Those of every hub; the caller picks the hub. */
  find(to: Recipients): Iterable<HubConnection> {
    switch (to.kind) {
      case 'group':
        return this.#groups.get(groupKey(to.organisationId, to.group)) ?? []
      case 'user':
        return this.#users.get(to.userId) ?? []
      case 'session':
        return this.#sessions.get(to.sessionId) ?? []
      case 'organisation':
        return this.#organisations.get(to.organisationId) ?? []
    }
  }

  #places({ account }: HubConnection): [Index, string][] {
    const places: [Index, string][] = [
      [this.#users, account.userId],
      [this.#sessions, account.sessionId],
    ]
    if (account.organisationId) places.push([this.#organisations, account.organisationId])
    return places
  }
}

const groupKey = (organisationId: string | null, group: string) => `${organisationId ?? ''}/${group}`

function put(index: Index, key: string, connection: HubConnection): void {
  const found = index.get(key)
  if (found) found.add(connection)
  else index.set(key, new Set([connection]))
}

function take(index: Index, key: string, connection: HubConnection): void {
  const found = index.get(key)
  if (found?.delete(connection) && found.size === 0) index.delete(key)
}
