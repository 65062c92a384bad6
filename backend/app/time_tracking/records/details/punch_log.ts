import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { instant } from '#app/core/database/instant'
import type { LoggedPunch } from '#contracts/time_records'
import type { PunchAction } from '#contracts/time_tracking'

/** A withdrawn punch belongs to no record: those from this long before a start to this long after an end are shown. */
const aroundHours = 4
const HOUR_MS = 3_600_000

type Record = {
  employeeId: string
  punchIds: string[]
  plannedStartsAt: string | null
  plannedEndsAt: string | null
  realStartsAt: string | null
  realEndsAt: string | null
}

/** The record's punches as they came in, and those that were taken back or replaced around it, by instant. */
export async function punchLog(record: Record): Promise<LoggedPunch[]> {
  const { from, until } = spanOf(record)
  const found = await database()
    .selectFrom('timePunches as p')
    .innerJoin('locations as l', 'l.id', 'p.locationId')
    .leftJoin('timePunches as v', 'v.correctsId', 'p.id')
    .leftJoin('users as s', 's.id', 'p.sentBy')
    .select(['p.id', 'p.place', 'p.note', 'p.method', 'p.locationId', 'p.accuracyMetres', 'p.distanceMetres'])
    .select(['s.name', 's.surname', 'p.reason', 'p.uncertaintyMs', 'l.radiusMetres'])
    .select([
      sql<boolean>`v.id is not null and v.method <> 'manual'`.as('takenBack'),
      sql<boolean>`v.id is not null and v.method = 'manual'`.as('replaced'),
    ])
    .select(({ ref }) => [
      instant(ref('p.at')).as('at'),
      instant(ref('p.receivedAt')).as('receivedAt'),
      ref('p.kind').$castTo<PunchAction>().as('kind'),
    ])
    .where('p.employeeId', '=', record.employeeId)
    .where('p.kind', '<>', 'void')
    .where(({ eb, and, or }) =>
      or([
        eb('p.id', '=', anyOf(record.punchIds)),
        and([
          eb('v.id', 'is not', null),
          eb('p.at', '>=', new Date(from)),
          eb('p.at', '<=', new Date(until)),
        ]),
      ])
    )
    .orderBy('p.at')
    .orderBy('p.id')
    .execute()
  return found.map(({ name, surname, ...punch }) => ({
    ...punch,
    sentBy: name === null ? null : { name, surname: surname ?? '' },
  }))
}

function spanOf({ plannedStartsAt, plannedEndsAt, realStartsAt, realEndsAt }: Record) {
  const instants = [plannedStartsAt, plannedEndsAt, realStartsAt, realEndsAt].flatMap((iso) =>
    iso === null ? [] : [Date.parse(iso)]
  )
  return {
    from: Math.min(...instants) - aroundHours * HOUR_MS,
    until: Math.max(...instants) + aroundHours * HOUR_MS,
  }
}
