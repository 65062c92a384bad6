import { addDays, clockOf, dayOf } from '@shiftloom/solver/time'
import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { companyRules } from '#app/organisation/public/company_rules'
import { dueAlerts, type DueAlert } from '#app/time_tracking/alerts/due_alerts'
import { publishedWork } from '#app/scheduling/public/published_work'
import { registeredWork } from '#app/time_tracking/records/registered_work'
import { organisationStatuses, type OrganisationStatus } from '#contracts/enums'
import { silentKioskMinutes } from '#contracts/kiosks'

type FoundAlert = DueAlert & { employeeId: string | null; kioskId: string | null }

const MINUTE_MS = 60_000
const newsMs = 12 * 60 * MINUTE_MS

/** Stores the alerts that are due. One that was stored before stays, whatever is run again. */
export async function raiseAlerts(now: number): Promise<void> {
  if (!(await registersTime())) return
  const found = [...(await aboutWork(now)), ...(await aboutPlaces(now)), ...(await aboutKiosks(now))]
  if (found.length === 0) return
  const { id: organisationId } = organisationContext.current()
  await database()
    .insertInto('timeAlerts')
    .values(found.map((alert) => ({ id: newId(), organisationId, ...alert })))
    .onConflict((same) => same.columns(['organisationId', 'key']).doNothing())
    .execute()
}

async function registersTime(): Promise<boolean> {
  const { licence, status } = await database()
    .selectFrom('organisations as o')
    .select('o.licenceFeatures as licence')
    .select(sql<OrganisationStatus>`status_now(o)`.as('status'))
    .where('o.id', '=', organisationContext.current().id)
    .executeTakeFirstOrThrow()
  const isOpen = status === organisationStatuses.active || status === organisationStatuses.trial
  return isOpen && licence.TimeRegistration === true
}

async function aboutWork(now: number): Promise<FoundAlert[]> {
  const { timeRegistration } = await companyRules()
  const today = dayOf(now, 'UTC')
  const people = await database()
    .selectFrom('employees as e')
    .select('e.id')
    .where('e.archivedAt', 'is', null)
    .where(
      sql<boolean>`(e.time_registration_required or exists (select from time_punches p
        where p.employee_id = e.id and p.at > ${new Date(now - 2 * newsMs)}))`
    )
    .execute()
  const ids = people.map(({ id }) => id)
  const work = await registeredWork(ids, addDays(today, -3), addDays(today, 2))
  return work.flatMap(({ employeeId, ...registered }) =>
    dueAlerts(registered, timeRegistration, now).map((alert) => ({ ...alert, employeeId, kioskId: null }))
  )
}

/** Punches away from their location that still stand. */
async function aboutPlaces(now: number): Promise<FoundAlert[]> {
  const found = await database()
    .selectFrom('timePunches as p')
    .innerJoin('locations as l', 'l.id', 'p.locationId')
    .select(['p.id', 'p.employeeId', 'p.locationId', 'p.at', 'l.timeZone as zone'])
    .where('p.place', '=', 'outside')
    .where('p.receivedAt', '>', new Date(now - newsMs))
    .where('p.at', '>', new Date(now - 4 * newsMs))
    .where(sql<boolean>`not exists (select from time_punches v where v.corrects_id = p.id)`)
    .execute()
  return found.map(({ id, employeeId, locationId, at, zone }) => ({
    ...{ kind: 'outside', key: `outside/${id}`, employeeId, kioskId: null, locationId },
    ...{ day: dayOf(at.getTime(), zone), clock: clockOf(at.getTime(), zone) },
  }))
}

/** Kiosks that gave a sign and then none, while people work at their location. The next sign ends the silence. */
async function aboutKiosks(now: number): Promise<FoundAlert[]> {
  const found = await database()
    .selectFrom('kiosks as k')
    .innerJoin('locations as l', 'l.id', 'k.locationId')
    .select(['k.id', 'k.locationId', 'k.seenAt', 'l.timeZone as zone'])
    .where('k.revokedAt', 'is', null)
    .where('k.seenAt', '<=', new Date(now - silentKioskMinutes * MINUTE_MS))
    .where('k.seenAt', '>', new Date(now - 14 * newsMs))
    .execute()
  const open = await locationsAtWork(
    found.map(({ locationId }) => locationId),
    now
  )
  const silent = found.filter(({ locationId }) => open.has(locationId))
  return silent.map(({ id, locationId, seenAt, zone }) => ({
    ...{ kind: 'silent_kiosk', key: `silent_kiosk/${id}/${seenAt!.toISOString()}`, employeeId: null },
    ...{
      kioskId: id,
      locationId,
      day: dayOf(seenAt!.getTime(), zone),
      clock: clockOf(seenAt!.getTime(), zone),
    },
  }))
}

/** Those of the locations where published work goes on. */
async function locationsAtWork(locationIds: string[], now: number): Promise<Set<string>> {
  if (locationIds.length === 0) return new Set()
  const today = dayOf(now, 'UTC')
  const work = await publishedWork({ from: addDays(today, -2), until: addDays(today, 2) }, { locationIds })
  const goesOn = work.filter(
    ({ startsAt, endsAt }) => Date.parse(startsAt) <= now && now < Date.parse(endsAt)
  )
  return new Set(goesOn.map(({ locationId }) => locationId))
}
