import type { Punch } from '@shiftloom/solver/time_records/punch'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import type { RecordPunch } from '#contracts/time_records'
import type { PunchAction } from '#contracts/time_tracking'

const standing = () =>
  database()
    .selectFrom('timePunches as p')
    .innerJoin('locations as l', 'l.id', 'p.locationId')
    .select(['p.id', 'p.employeeId', 'p.at', 'p.locationId', 'l.timeZone as zone', 'p.place', 'p.method'])
    .select(['p.accuracyMetres', 'p.distanceMetres', 'p.note', 'p.reason', 'p.sentBy', 'p.receivedAt'])
    .select(['p.deviceId', 'p.counter'])
    .select((eb) => eb.ref('p.kind').$castTo<PunchAction>().as('kind'))
    .where('p.kind', '<>', 'void')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('timePunches as later').select('later.id').whereRef('later.correctsId', '=', 'p.id')
        )
      )
    )

/** Punches of people in a half-open range of instants that no later event has replaced, by person and instant. */
export async function punchesOfPeople(
  employeeIds: readonly string[],
  from: number,
  until: number
): Promise<Map<string, StandingPunch[]>> {
  const found = await standing()
    .where('p.employeeId', '=', anyOf(employeeIds))
    .where('p.at', '>=', new Date(from))
    .where('p.at', '<', new Date(until))
    .orderBy('p.at')
    .orderBy('p.id')
    .execute()
  return Map.groupBy(found, ({ employeeId }) => employeeId)
}

/** One that still stands; undefined if there is none, or it is another person's. */
export const standingPunch = (employeeId: string, id: string) =>
  standing().where('p.employeeId', '=', employeeId).where('p.id', '=', id).executeTakeFirst()

export type StandingPunch = Awaited<ReturnType<ReturnType<typeof standing>['execute']>>[number]

/** As the kernel of records reads it. */
export const asPunch = ({ id, kind, at, locationId, zone, place, method }: StandingPunch): Punch => ({
  ...{ id, kind, locationId, zone, place, corrected: method === 'manual' },
  at: at.getTime(),
})

/** What a record shows of its punches, by id. */
export async function punchesById(ids: readonly string[]): Promise<Map<string, RecordPunch>> {
  const found = await standing().where('p.id', '=', anyOf(ids)).execute()
  return new Map(
    found.map(({ id, kind, at, place, note }) => [id, { id, kind, at: at.toISOString(), place, note }])
  )
}
