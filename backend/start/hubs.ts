import { defineHub } from '#app/core/hubs/hubs'
import { jobsHub } from '#app/core/hubs/jobs_hub'
import { watchRuns } from '#app/scheduling/auto_schedule/watch_run'

defineHub('jobs', jobsHub)
watchRuns()
