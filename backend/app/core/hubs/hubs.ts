import env from '#start/env'
import { bus } from '#app/core/hubs/bus/bus'
import type { Reload } from '#app/core/hubs/changed_account'
import type { Hub } from '#app/core/hubs/hub'
import { HubPublisher } from '#app/core/hubs/hub_publisher'
import { HubServer, type Authenticate } from '#app/core/hubs/hub_server'
import { report } from '#app/core/hubs/bus/report'
import type { OpenSessions } from '#app/core/hubs/session_watch'

const definitions = new Map<string, Hub>()
let authenticate: Authenticate = async () => null
let reload: Reload = async () => null
let openSessions: OpenSessions = async () => new Map()

/** Modules define their hubs when the application starts. */
export const defineHub = (name: string, hub: Hub): void => void definitions.set(name, hub)

/** The module that knows tokens authenticates users and checks their sessions; until it does, no one gets in. */
export function authenticateHubsWith(checks: {
  authenticate: Authenticate
  reload: Reload
  openSessions: OpenSessions
}): void {
  authenticate = checks.authenticate
  reload = checks.reload
  openSessions = checks.openSessions
}

/** Says something to clients; works in every process. */
export const hubs = new HubPublisher(bus, report)

let opened: HubServer | null = null

/** The hub server of a web process. */
export const hubServer = (): HubServer =>
  (opened ??= new HubServer({
    hubs: definitions,
    authenticate: (token) => authenticate(token),
    reload: (account) => reload(account),
    openSessions: (ids) => openSessions(ids),
    secret: env.get('APP_KEY'),
    bus: bus(),
    report,
  }))

export async function closeHubServer(): Promise<void> {
  const closing = opened
  opened = null
  await closing?.close()
}
