import { anyOf } from '#app/core/database/any_of'
import { database, now } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import { supervisorsAt } from '#app/organisation/public/supervisors'
import { AlertsRaised, type RaisedAlerts } from '#app/time_tracking/alerts/alert_raised'
import type { TimeAlertKind } from '#contracts/notifications'

/** What a person can still do something about themself. */
const forItsPerson: readonly TimeAlertKind[] = ['late', 'missing_end']

/**
 * Announces what no one was notified of yet. A process that dies in between leaves it to be announced again, which
 * notifies no one twice.
 */
export async function announceAlerts(organisationId: string): Promise<void> {
  const alerts = await organisationContext.run(organisationId, unannounced)
  if (alerts.length === 0) return
  await AlertsRaised.dispatch({ organisationId, alerts })
  const ids = alerts.map(({ news }) => news.alertId)
  await organisationContext.run(organisationId, () =>
    database().updateTable('timeAlerts').set({ announcedAt: now }).where('id', '=', anyOf(ids)).execute()
  )
}

async function unannounced(): Promise<RaisedAlerts['alerts']> {
  const found = await database()
    .selectFrom('timeAlerts as a')
    .leftJoin('kiosks as k', 'k.id', 'a.kioskId')
    .select(['a.id', 'a.kind', 'a.employeeId', 'a.locationId', 'a.day', 'a.clock', 'k.name as kiosk'])
    .where('a.announcedAt', 'is', null)
    .orderBy('a.createdAt')
    .orderBy('a.id')
    .limit(500)
    .execute()
  const alerts: RaisedAlerts['alerts'] = []
  for (const { id, kind, employeeId, ...rest } of found) {
    const news = { about: 'alert' as const, alertId: id, alert: kind, ...rest }
    const ability = kind === 'silent_kiosk' ? 'kiosks.edit' : 'records.accept'
    const managers = await supervisorsAt(ability, rest.locationId, employeeId ? [employeeId] : [])
    alerts.push({ employeeIds: managers, news: { ...news, employeeId } })
    if (employeeId && forItsPerson.includes(kind))
      alerts.push({ employeeIds: [employeeId], news: { ...news, employeeId: null } })
  }
  return alerts
}
