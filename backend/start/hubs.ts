import { authenticateHubsWith, defineHub } from '#app/core/hubs/hubs'
import { jobsHub } from '#app/core/hubs/jobs_hub'
import { demandHub } from '#app/demand/hubs/demand_hub'
import { watchBatches } from '#app/exports/watch_batches'
import { verifyAccessToken } from '#app/identity/public/access_token'
import { loadAccount } from '#app/identity/public/load_account'
import { openSessions } from '#app/identity/public/open_sessions'
import { watchRuns } from '#app/auto_schedule/watch_run'
import { requestsHub } from '#app/requests/hubs/requests_hub'
import { timeHub } from '#app/time_tracking/hubs/time_hub'
import { scheduleHub } from '#app/scheduling/hubs/schedule_hub'

authenticateHubsWith({
  authenticate: async (token) => {
    const claims = await verifyAccessToken(token)
    return claims && loadAccount(claims)
  },
  reload: loadAccount,
  openSessions,
})

defineHub('jobs', jobsHub)
defineHub('schedule', scheduleHub)
defineHub('demand', demandHub)
defineHub('requests', requestsHub)
defineHub('time', timeHub)
// Messages for one person: nothing to join, nothing to call.
defineHub('notifications', { mayJoin: () => false, methods: {} })
watchRuns()
watchBatches()
