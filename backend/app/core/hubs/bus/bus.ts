import env from '#start/env'
import { databaseAddresses } from '#config/database'
import type { HubBus } from '#app/core/hubs/bus/hub_bus'
import { openBus } from '#app/core/hubs/bus/open_bus'
import { report } from '#app/core/hubs/bus/report'

let opened: HubBus | null = null

/** The bus of this process, opened when it is first needed. */
export const bus = (): HubBus =>
  (opened ??= openBus({ redisUrl: env.get('REDIS_URL'), databaseUrl: databaseAddresses.requests }, report))

export async function closeBus(): Promise<void> {
  const closing = opened
  opened = null
  await closing?.close()
}
