import type { Report } from '#app/core/hubs/bus/hub_bus'
import type { HubConnection } from '#app/core/hubs/connection'

/** Which of these sessions still stand, with the epoch milliseconds at which each ends unless it is renewed. */
export type OpenSessions = (sessionIds: readonly string[]) => Promise<ReadonlyMap<string, number>>

type Tools = { openSessions: OpenSessions; report: Report; checkEveryMs: number }

/** Closes connections whose session has ended, also when the message about its end was lost. */
export class SessionWatch {
  readonly #tools: Tools
  #nextCheckAt: number

  constructor(tools: Tools) {
    this.#tools = tools
    this.#nextCheckAt = Date.now() + tools.checkEveryMs
  }

  /** Called every second: looks at those that are due, and every now and then at all of them. */
  async beat(connections: Iterable<HubConnection>, now = Date.now()): Promise<void> {
    const isDue = now >= this.#nextCheckAt
    if (isDue) this.#nextCheckAt = now + this.#tools.checkEveryMs
    const asked = [...connections].filter(({ sessionEndsAt }) => isDue || sessionEndsAt <= now)
    await this.look(asked)
  }

  /** Asks for the sessions of these connections; closes those that have ended. */
  async look(connections: readonly HubConnection[]): Promise<void> {
    if (connections.length === 0) return
    const ids = [...new Set(connections.map(({ account }) => account.sessionId))]
    try {
      const open = await this.#tools.openSessions(ids)
      for (const connection of connections) {
        const endsAt = open.get(connection.account.sessionId)
        if (endsAt === undefined) connection.close({ error: 'core.unauthenticated' })
        else connection.sessionEndsAt = endsAt
      }
    } catch (error) {
      // Without the database there is no telling: what has run out stays silent until there is.
      this.#tools.report(error, 'sessions of hub connections could not be read')
    }
  }
}
