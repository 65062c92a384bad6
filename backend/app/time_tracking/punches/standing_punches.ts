import { database } from '#app/core/database/database'
import type { PunchAction } from '#contracts/time_tracking'

const standing = (employeeId: string) =>
  database()
    .selectFrom('timePunches as p')
    .innerJoin('locations as l', 'l.id', 'p.locationId')
    .select(['p.id', 'p.at', 'p.locationId', 'l.timeZone as zone', 'p.place', 'p.method', 'p.receivedAt'])
    .select(['p.accuracyMetres', 'p.distanceMetres', 'p.note', 'p.reason', 'p.sentBy'])
    .select((eb) => eb.ref('p.kind').$castTo<PunchAction>().as('kind'))
    .where('p.employeeId', '=', employeeId)
    .where('p.kind', '<>', 'void')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('timePunches as later').select('later.id').whereRef('later.correctsId', '=', 'p.id')
        )
      )
    )

/** One person's punches of a half-open range of instants that no later event has replaced, by instant. */
export const standingPunches = (employeeId: string, from: number, until: number) =>
  standing(employeeId)
    .where('p.at', '>=', new Date(from))
    .where('p.at', '<', new Date(until))
    .orderBy('p.at')
    .orderBy('p.id')
    .execute()

/** One that still stands; undefined if there is none, or it is another person's. */
export const standingPunch = (employeeId: string, id: string) =>
  standing(employeeId).where('p.id', '=', id).executeTakeFirst()

export type StandingPunch = Awaited<ReturnType<typeof standingPunches>>[number]
