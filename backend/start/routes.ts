import router from '@adonisjs/core/services/router'
import calendarFeedRoutes, { calendarFileRoutes } from '#app/calendar_feed/routes'
import clientErrorRoutes from '#app/client_errors/routes'
import { hubRoutes } from '#app/core/hubs/routes'
import { mailboxRoutes } from '#app/core/mail/routes'
import { coreRoutes, descriptionRoutes, healthRoutes } from '#app/core/routes'
import demandRoutes from '#app/demand/routes'
import eventLogRoutes from '#app/event_logs/routes'
import exportsRoutes from '#app/exports/routes'
import identityRoutes from '#app/identity/routes'
import importsRoutes from '#app/imports/routes'
import labourCodeRoutes from '#app/labour_code/routes'
import officeRoutes from '#app/office/routes'
import notificationsRoutes from '#app/notifications/routes'
import onboardingRoutes from '#app/onboarding/routes'
import organisationRoutes from '#app/organisation/routes'
import autoScheduleRoutes from '#app/auto_schedule/routes'
import requestsRoutes from '#app/requests/routes'
import sampleDataRoutes from '#app/sample_data/routes'
import schedulingRoutes from '#app/scheduling/routes'
import timeTrackingRoutes from '#app/time_tracking/routes'
import templateRoutes from '#app/schedule_templates/routes'

healthRoutes()
descriptionRoutes()
hubRoutes()
mailboxRoutes()
calendarFileRoutes()

router
  .group(() => {
    coreRoutes()
    identityRoutes()
    organisationRoutes()
    onboardingRoutes()
    sampleDataRoutes()
    schedulingRoutes()
    autoScheduleRoutes()
    templateRoutes()
    demandRoutes()
    timeTrackingRoutes()
    labourCodeRoutes()
    calendarFeedRoutes()
    exportsRoutes()
    importsRoutes()
    eventLogRoutes()
    notificationsRoutes()
    officeRoutes()
    requestsRoutes()
    clientErrorRoutes()
  })
  .prefix('api')
