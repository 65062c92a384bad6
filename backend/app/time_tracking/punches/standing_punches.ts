import type { Punch } from '@shiftloom/solver/time_records/punch'
import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import type { RecordPunch } from '#contracts/time_records'
import type { PunchAction } from '#contracts/time_tracking'

/** What records are made of, and no more: a month of them reads tens of thousands. */
const forRecords = () =>
  database()
    .selectFrom('timePunches as p')
    .innerJoin('locations as l', 'l.id', 'p.locationId')
    .select(['p.id', 'p.employeeId', 'p.at', 'p.locationId', 'l.timeZone as zone', 'p.place', 'p.method'])
    .select((eb) => eb.ref('p.kind').$castTo<PunchAction>().as('kind'))
    .where('p.kind', '<>', 'void')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('timePunches as later').select('later.id').whereRef('later.correctsId', '=', 'p.id')
        )
      )
    )

const standing = () =>
  forRecords()
    .select(['p.accuracyMetres', 'p.distanceMetres', 'p.note', 'p.reason', 'p.sentBy', 'p.receivedAt'])
    .select(['p.deviceId', 'p.counter'])

/** By instant, and of one instant always in the same order. */
const inOrder = sql`p.at, p.id`

/** Of people in a half-open range of instants. */
const ofPeople = (employeeIds: readonly string[], from: number, until: number) =>
  sql<boolean>`p.employee_id = any(${employeeIds}) and p.at >= ${new Date(from)} and p.at < ${new Date(until)}`

/** Punches of people in a half-open range of instants that no later event has replaced, by person and instant. */
export async function punchesOfPeople(
  ...range: Parameters<typeof ofPeople>
): Promise<Map<string, StandingPunch[]>> {
  const found = await standing()
    .where(ofPeople(...range))
    .orderBy(inOrder)
    .execute()
  return Map.groupBy(found, ({ employeeId }) => employeeId)
}

/** The same as the kernel of records reads them. */
export async function punchesForRecords(
  ...range: Parameters<typeof ofPeople>
): Promise<Map<string, Punch[]>> {
  const found = await forRecords()
    .where(ofPeople(...range))
    .orderBy(inOrder)
    .execute()
  const byPerson = Map.groupBy(found, ({ employeeId }) => employeeId)
  return new Map([...byPerson].map(([id, punches]) => [id, punches.map(asPunch)]))
}

/** One that still stands; undefined if there is none, or it is another person's. */
export const standingPunch = (employeeId: string, id: string) =>
  standing().where('p.employeeId', '=', employeeId).where('p.id', '=', id).executeTakeFirst()

type PunchOfRecord = Awaited<ReturnType<ReturnType<typeof forRecords>['execute']>>[number]
export type StandingPunch = Awaited<ReturnType<ReturnType<typeof standing>['execute']>>[number]

/** As the kernel of records reads it. */
export const asPunch = ({ id, kind, at: date, locationId, zone, place, method }: PunchOfRecord): Punch => {
  const [at, corrected] = [date.getTime(), method === 'manual']
  return { id, kind, at, locationId, zone, place, corrected }
}

/** What a record shows of its punches, by id. */
export async function punchesById(ids: readonly string[]): Promise<Map<string, RecordPunch>> {
  const found = await standing().where('p.id', '=', anyOf(ids)).execute()
  return new Map(
    found.map(({ id, kind, at, place, note }) => [id, { id, kind, at: at.toISOString(), place, note }])
  )
}
