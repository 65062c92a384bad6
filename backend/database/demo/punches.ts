import { Random } from '@shiftloom/solver/random'
import { addDays, type Day } from '@shiftloom/solver/time'
import { database } from '#app/core/database/database'
import { insertAll, type NewRow } from '#app/core/database/insert_all'
import { newId } from '#app/core/models/new_id'
import { publishedWork, type PublishedWork } from '#app/scheduling/public/published_work'
import { settleMarked } from '#app/time_tracking/public/settle_marked'
import { demoOrganisationId as organisationId } from './accounts.js'
import type { DemoEmployee } from './company.js'
import { oddOfToday, type Habit } from './odd_of_today.js'

const MINUTE_MS = 60_000
/** How many shifts in a hundred need a look. */
const troublePercent = 5

/**
 * Everyone registers since four weeks ago, up to `now`: mostly some minutes around the plan; in a shift out of twenty something
 * is odd, as late, longer, without an end, or not registered at all. Records are made of it as the product makes them.
 */
export async function createPunches(today: Day, crew: DemoEmployee[], now: number): Promise<void> {
  await database().updateTable('employees').set({ timeRegistrationRequired: true }).execute()
  const order = new Map(crew.map(({ employeeId }, index) => [employeeId, index]))
  const users = new Map(crew.map(({ employeeId, userId }) => [employeeId, userId]))
  const range = { from: addDays(today, -35), until: addDays(today, 2) }
  const worked = (await publishedWork(range, { employeeIds: [...order.keys()] }))
    .filter(({ startsAt }) => Date.parse(startsAt) <= now)
    .sort(
      (a, b) => a.startsAt.localeCompare(b.startsAt) || order.get(a.employeeId)! - order.get(b.employeeId)!
    )
  const random = new Random(1_018)
  const odd = oddOfToday(worked, crew, { today, now })
  const punches = worked.flatMap((work) => {
    const habit = habitOf(random, work.day >= addDays(today, -2))
    return punchesOf(work, odd(work, habit), users.get(work.employeeId)!)
  })
  await insertAll(
    'timePunches',
    punches.filter(({ at }) => Date.parse(at) <= now)
  )
  const marks = new Map(worked.map(({ employeeId, day }) => [`${employeeId} ${day}`, { employeeId, day }]))
  await insertAll(
    'timeRecordMarks',
    [...marks.values()].map((mark) => ({ organisationId, ...mark }))
  )
  await settleMarked(now)
}

/** What is odd of the last days is chosen apart: it shows what goes on now. */
function habitOf(random: Random, isRecent: boolean): Habit {
  const usual = { startsBy: random.below(12) - 9, endsBy: random.below(10) }
  const isOdd = random.below(100) < troublePercent
  // No one registers after the seed: at the minute a shift begins, its people are there already.
  if (isRecent) return { ...usual, startsBy: Math.min(usual.startsBy, -1) }
  if (!isOdd) return usual
  const odd: Habit[] = [
    { ...usual, startsBy: 7 + random.below(20) },
    { ...usual, endsBy: 20 + random.below(60) },
    { ...usual, endsBy: -(10 + random.below(30)) },
    { ...usual, endsBy: null },
    null,
  ]
  return random.pick(odd)
}

type Punch = NewRow<'timePunches'> & { at: string }

function punchesOf(work: PublishedWork, habit: Habit, sentBy: string): Punch[] {
  if (habit === null) return []
  const punch = (kind: 'start' | 'break_start' | 'end', at: number): Punch => ({
    ...{ id: newId(), organisationId, employeeId: work.employeeId, locationId: work.locationId, kind },
    ...{ at: new Date(at).toISOString(), method: 'browser', sentBy },
    ...{ place: 'inside', accuracyMetres: 20, distanceMetres: 35 },
  })
  const { startsBy, endsBy, onBreakFrom } = habit
  return [
    punch('start', Date.parse(work.startsAt) + startsBy * MINUTE_MS),
    ...(onBreakFrom === undefined ? [] : [punch('break_start', onBreakFrom)]),
    ...(endsBy === null ? [] : [punch('end', Date.parse(work.endsAt) + endsBy * MINUTE_MS)]),
  ]
}
