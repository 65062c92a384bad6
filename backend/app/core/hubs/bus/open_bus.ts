import type { HubBus, Report } from '#app/core/hubs/bus/hub_bus'
import { PostgresBus } from '#app/core/hubs/bus/postgres_bus'
import { RedisBus } from '#app/core/hubs/bus/redis_bus'

/** Redis where there is one, the database otherwise. */
export const openBus = (
  { redisUrl, databaseUrl }: { redisUrl?: string | undefined; databaseUrl: string },
  report: Report
): HubBus => (redisUrl ? new RedisBus(redisUrl, report) : new PostgresBus(databaseUrl, report))
