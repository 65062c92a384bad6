import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { instant } from '#app/core/database/instant'
import { listed, type Listed } from '#app/core/database/listed'
import type { PageQuery } from '#app/core/http/result'
import { organisationContext } from '#app/core/organisation_context'
import { assertSpan, type RecordFilter } from '#app/time_tracking/records/record_filter'
import { can } from '#contracts/abilities'
import type { CorrectionStatus, TimeCorrection } from '#contracts/time_corrections'
import type { PunchAction } from '#contracts/time_tracking'

type Filter = RecordFilter & { status?: CorrectionStatus | undefined }

/**
 * One page of corrections of one's own days, or of the locations one answers for: those that wait first, then the newest.
 *
 * @throws time_tracking.record_span
 */
export async function listCorrections(filter: Filter, paging: PageQuery): Promise<Listed<TimeCorrection>> {
  assertSpan(filter)
  const query = correctionRows((all) => asked(all, filter))
    .orderBy((eb) => eb('c.status', '=', 'open'), 'desc')
    .orderBy('c.createdAt', 'desc')
    .orderBy('c.id')
  const { items, total } = await listed(query, paging)
  return { total, items: await wire(items) }
}

function visible() {
  const actor = organisationContext.actor()
  const own = !can(actor.role, 'records.read')
  return database()
    .selectFrom('timeCorrections as c')
    .innerJoin('employees as e', 'e.id', 'c.employeeId')
    .innerJoin('locations as l', 'l.id', 'c.locationId')
    .leftJoin('users as u', 'u.id', 'c.decidedBy')
    .$if(own, (query) => query.where('c.employeeId', '=', actor.employeeId))
    .$if(!own && actor.locationIds !== null, (query) =>
      query.where('c.locationId', '=', anyOf(actor.locationIds!))
    )
}

type Visible = ReturnType<typeof visible>

const asked = (query: Visible, { from, until, locationIds, employeeId, status }: Filter) =>
  query
    .where('c.day', '>=', from)
    .where('c.day', '<', until)
    .$if(locationIds !== undefined, (of) => of.where('c.locationId', '=', anyOf(locationIds!)))
    .$if(employeeId !== undefined, (of) => of.where('c.employeeId', '=', employeeId!))
    .$if(status !== undefined, (of) => of.where('c.status', '=', status!))

const correctionRows = (narrowed: (all: Visible) => Visible) =>
  narrowed(visible())
    .select(['c.id', 'c.version', 'c.status', 'c.employeeId', 'e.name', 'e.surname', 'c.locationId'])
    .select(['c.recordId', 'c.day', 'l.timeZone as zone', 'c.breaks', 'c.punchIds', 'c.reason'])
    .select(['c.decisionReason', 'u.name as decidedByName', 'u.surname as decidedBySurname'])
    .select(({ ref }) => [
      instant(ref('c.startsAt')).as('startsAt'),
      instant(ref('c.endsAt')).as('endsAt'),
      instant(ref('c.createdAt')).as('createdAt'),
      instant(ref('c.decidedAt')).as('decidedAt'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof correctionRows>['execute']>>[number]

async function wire(found: readonly Row[]): Promise<TimeCorrection[]> {
  const punches = await registeredById(found.flatMap(({ punchIds }) => punchIds))
  return found.map(({ employeeId, name, surname, punchIds, decidedByName, decidedBySurname, ...row }) => ({
    ...row,
    employee: { id: employeeId, name, surname },
    registered: punchIds.flatMap((id) => punches.get(id) ?? []),
    decidedBy: decidedByName === null ? null : { name: decidedByName, surname: decidedBySurname ?? '' },
  }))
}

/** Also punches that have been replaced since. */
async function registeredById(ids: readonly string[]) {
  const found = await database()
    .selectFrom('timePunches as p')
    .select(({ ref }) => [
      'p.id',
      instant(ref('p.at')).as('at'),
      ref('p.kind').$castTo<PunchAction>().as('kind'),
    ])
    .where('p.id', '=', anyOf(ids))
    .execute()
  return new Map(found.map((punch) => [punch.id, punch]))
}
