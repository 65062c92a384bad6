import { Random } from '@shiftloom/solver/random'
import { addDays, type Day } from '@shiftloom/solver/time'
import { database } from '#app/core/database/database'
import { insertAll, type NewRow } from '#app/core/database/insert_all'
import { newId } from '#app/core/models/new_id'
import { publishedWork, type PublishedWork } from '#app/scheduling/public/published_work'
import { settleMarked } from '#app/time_tracking/public/settle_marked'
import { demoOrganisationId as organisationId } from './accounts.js'
import type { DemoEmployee } from './company.js'

const MINUTE_MS = 60_000
/** How many shifts in a hundred need a look. */
const troublePercent = 5

type Habit = { startsBy: number; endsBy: number | null } | null

/**
 * Everyone registers since four weeks ago: mostly some minutes around the plan; in a shift out of twenty something is odd, as
 * late, longer, without an end, or not registered at all. Records are made of it as the product makes them.
 */
export async function createPunches(today: Day, crew: DemoEmployee[], now: number): Promise<void> {
  await database().updateTable('employees').set({ timeRegistrationRequired: true }).execute()
  const order = new Map(crew.map(({ employeeId }, index) => [employeeId, index]))
  const users = new Map(crew.map(({ employeeId, userId }) => [employeeId, userId]))
  const worked = (
    await publishedWork({ from: addDays(today, -35), until: today }, { employeeIds: [...order.keys()] })
  )
    .filter(({ endsAt }) => Date.parse(endsAt) <= now)
    .sort(
      (a, b) => a.startsAt.localeCompare(b.startsAt) || order.get(a.employeeId)! - order.get(b.employeeId)!
    )
  const random = new Random(1_018)
  const punches = worked.flatMap((work) =>
    punchesOf(work, habitOf(random, work.day >= addDays(today, -2)), users.get(work.employeeId)!)
  )
  await insertAll('timePunches', punches)
  const marks = new Map(worked.map(({ employeeId, day }) => [`${employeeId} ${day}`, { employeeId, day }]))
  await insertAll(
    'timeRecordMarks',
    [...marks.values()].map((mark) => ({ organisationId, ...mark }))
  )
  await settleMarked(now)
}

/** Yesterday's people have all gone home: work that still seems to go on would be no work of today. */
function habitOf(random: Random, isRecent: boolean): Habit {
  const usual = { startsBy: random.below(12) - 9, endsBy: random.below(10) }
  if (random.below(100) >= troublePercent || isRecent) return usual
  const odd: Habit[] = [
    { ...usual, startsBy: 7 + random.below(20) },
    { ...usual, endsBy: 20 + random.below(60) },
    { ...usual, endsBy: -(10 + random.below(30)) },
    { ...usual, endsBy: null },
    null,
  ]
  return random.pick(odd)
}

function punchesOf(work: PublishedWork, habit: Habit, sentBy: string): NewRow<'timePunches'>[] {
  if (habit === null) return []
  const punch = (kind: 'start' | 'end', planned: string, by: number) => ({
    ...{ id: newId(), organisationId, employeeId: work.employeeId, locationId: work.locationId, kind },
    ...{
      at: new Date(Date.parse(planned) + by * MINUTE_MS).toISOString(),
      method: 'browser' as const,
      sentBy,
    },
    ...{ place: 'inside' as const, accuracyMetres: 20, distanceMetres: 35 },
  })
  return [
    punch('start', work.startsAt, habit.startsBy),
    ...(habit.endsBy === null ? [] : [punch('end', work.endsAt, habit.endsBy)]),
  ]
}
