import emitter from '@adonisjs/core/services/emitter'
import { SchedulePublished } from '#app/scheduling/public/events'

emitter.on(SchedulePublished, async (event) => {
  const { mailPublishedSchedules } = await import('#app/notifications/listeners/mail_published_schedules')
  await mailPublishedSchedules(event)
})
