import { Random } from '@shiftloom/solver/random'
import { addDays, dayOf } from '@shiftloom/solver/time'
import { insertAll, type NewRow } from '#app/core/database/insert_all'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import type { PublishedWork } from '#app/scheduling/public/published_work'
import { markDays } from '#app/time_tracking/marks/marks'
import { plannedWork } from '#app/time_tracking/punches/planned_shifts'

const MINUTE_MS = 60_000
/** As far back as samples are planned. */
const daysBack = 15
/** What is odd, by the number of the shift among so many: late, longer, and without an end. */
const oddEvery = 20
const odd: Partial<Record<number, Partial<Habit>>> = {
  4: { startsBy: 14 },
  9: { endsBy: 45 },
  15: { endsBy: null },
}

/** Minutes after the planned start and end; null: no end is registered. */
type Habit = { startsBy: number; endsBy: number | null }

/**
 * What sample people have registered of the shifts that are over: mostly some minutes around the plan, and a few that need a
 * look. Records are made of it in the background, as of all punches.
 */
export async function addSamplePunches(employeeIds: string[], now: number): Promise<void> {
  const today = dayOf(now, 'UTC')
  const planned = await plannedWork(employeeIds, addDays(today, -daysBack), addDays(today, 1))
  const luck = new Random(2026)
  const over = [...planned.values()].flat().filter(({ endsAt }) => Date.parse(endsAt) <= now)
  const punches = over.flatMap((work, index) => {
    const usual: Habit = { startsBy: luck.below(12) - 9, endsBy: luck.below(10) }
    // Not of the last days: what is missing there would be news to managers.
    return punchesOf(work, work.day < addDays(today, -1) ? { ...usual, ...odd[index % oddEvery] } : usual)
  })
  await insertAll(
    'timePunches',
    punches.filter(({ at }) => Date.parse(at) <= now)
  )
  await markDays(over.map(({ employeeId, day }) => ({ employeeId, day })))
}

type NewPunch = NewRow<'timePunches'> & { at: string }

function punchesOf(
  { employeeId, locationId, startsAt, endsAt }: PublishedWork,
  { startsBy, endsBy }: Habit
): NewPunch[] {
  const { id: organisationId } = organisationContext.current()
  const punch = (kind: 'start' | 'end', planned: string, minutes: number): NewPunch => ({
    ...{ id: newId(), organisationId, employeeId, locationId, kind, method: 'browser' },
    sentBy: organisationContext.actor().userId,
    at: new Date(Date.parse(planned) + minutes * MINUTE_MS).toISOString(),
  })
  return [punch('start', startsAt, startsBy), ...(endsBy === null ? [] : [punch('end', endsAt, endsBy)])]
}
