import emitter from '@adonisjs/core/services/emitter'
import { LabourCodeChanged } from '#app/labour_code/public/events'
import { SchedulePublished } from '#app/scheduling/public/events'

emitter.on(SchedulePublished, async (event) => {
  const { mailPublishedSchedules } = await import('#app/notifications/listeners/mail_published_schedules')
  await mailPublishedSchedules(event)
})

emitter.on(LabourCodeChanged, async ({ organisationId }) => {
  const { announceRules } = await import('#app/scheduling/hubs/announce_rules')
  await announceRules(organisationId)
})
