import { addDays, dayOf } from '@shiftloom/solver/time'
import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { organisationSettings } from '#app/organisation/public/organisation_settings'
import { requestRows } from '#app/requests/reading/request_rows'
import { tellDeciders } from '#app/requests/reminding/tell_deciders'
import { requestStatuses } from '#contracts/enums'

/** A request waits this long before those who decide are reminded. */
const patientHours = 48
/** Days before its first day on which a request without a decision is urgent. */
const urgentDays = 3
/** No one is reminded at night. */
const hours = { from: 7, until: 20 }

/**
 * Reminds those who decide of requests that have waited for two days, and of those that begin within three. Each person
 * is notified of each once, however often this runs.
 *
 * @returns how many requests there were
 */
export async function remindDeciders(now = Date.now()): Promise<number> {
  const { timeZone } = await organisationSettings()
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(now)
  )
  if (hour < hours.from || hour >= hours.until) return 0
  const today = dayOf(now, timeZone)
  const urgentUntil = addDays(today, urgentDays)
  const waiting = await requestRows('en-US')
    .where('r.status', '=', requestStatuses.pending)
    .where('e.archivedAt', 'is', null)
    .where('r.lastDay', '>=', today)
    .where((eb) =>
      eb.or([eb('r.firstDay', '<=', urgentUntil), sentBefore(new Date(now - patientHours * 3_600_000))])
    )
    .orderBy('r.number')
    .execute()
  for (const request of waiting)
    await tellDeciders(request, request.firstDay <= urgentUntil ? 'soon' : 'waits', now)
  return waiting.length
}

/** Its last step is that long ago. */
const sentBefore = (instant: Date) =>
  sql<boolean>`(${database()
    .selectFrom('requestSteps as s')
    .select(({ fn }) => fn.max('s.at').as('at'))
    .whereRef('s.requestId', '=', sql.ref('r.id'))}) < ${instant}`
