import type { HubBus, Report } from '#app/core/hubs/bus/hub_bus'
import { hubChannel, type HubMessage, type Recipients } from '#app/core/hubs/hub_message'

/**
 * Says something to clients, from any process. Nothing here fails: what a message announces is already stored,
 * and clients read again when they reconnect.
 */
export class HubPublisher {
  readonly #bus: () => HubBus
  readonly #report: Report

  constructor(bus: () => HubBus, report: Report) {
    this.#bus = bus
    this.#report = report
  }

  /** @param organisationId null for groups of back-office staff */
  toGroup(
    hub: string,
    { organisationId, group }: { organisationId: string | null; group: string },
    event: string,
    payload: unknown
  ): Promise<void> {
    return this.#send(hub, { kind: 'group', organisationId, group }, event, payload)
  }

  toUser(hub: string, userId: string, event: string, payload: unknown): Promise<void> {
    return this.#send(hub, { kind: 'user', userId }, event, payload)
  }

  toOrganisation(hub: string, organisationId: string, event: string, payload: unknown): Promise<void> {
    return this.#send(hub, { kind: 'organisation', organisationId }, event, payload)
  }

  /** Closes all connections of a person, who stays out until a new token is given. */
  disconnectUser(userId: string): Promise<void> {
    return this.#publish({ do: 'disconnect', to: { kind: 'user', userId } })
  }

  /** Lets a person connect again, so that what they may do now counts. */
  reconnectUser(userId: string): Promise<void> {
    return this.#publish({ do: 'disconnect', to: { kind: 'user', userId }, comeBack: true })
  }

  /** Closes the connections of one sign-in. */
  disconnectSession(sessionId: string): Promise<void> {
    return this.#publish({ do: 'disconnect', to: { kind: 'session', sessionId } })
  }

  #send(hub: string, to: Recipients, event: string, payload: unknown): Promise<void> {
    return this.#publish({ do: 'send', hub, to, event, payload })
  }

  async #publish(message: HubMessage): Promise<void> {
    try {
      await this.#bus().publish(hubChannel, message)
    } catch (error) {
      this.#report(error, 'hub message was not published')
    }
  }
}
