import type { Day } from '@shiftloom/solver/time'
import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import { figuresOfPeople } from '#app/time_tracking/settlement/figures_of_people'
import { fingerprints } from '#app/time_tracking/settlement/months/fingerprints'
import { monthSpan } from '#app/time_tracking/settlement/months/month'
import { reportRun } from '#app/time_tracking/settlement/months/runs'
import { storedFigures, storeFigures } from '#app/time_tracking/settlement/months/stored_figures'
import { daysLookedAt } from '#app/time_tracking/settlement/period/days_looked_at'
import { inParts, sideBySide } from '#app/time_tracking/side_by_side'
import type { SettlementRun } from '#contracts/settlement'

/** People of one unit of work: what a killed process loses, and how often a run is cancelled or shown. */
const peopleAtOnce = 100

/** Parts under way side by side: PostgreSQL reads or stores for one while another is worked out here. */
const lanes = 2

/**
 * Settles a month of an organisation again as far as it is out of date. Each part is stored by itself, so that a run that
 * was broken off goes on where it was.
 *
 * @returns how many people were settled again
 */
export async function settleMonth(
  organisationId: string,
  month: Day,
  { now = Date.now(), share = peopleAtOnce } = {}
): Promise<number> {
  const inUnit = <T>(work: () => Promise<T>): Promise<T> => organisationContext.run(organisationId, work)
  const ids = await inUnit(() => peopleOf(month))
  const people = ids.length
  let [settled, again, goesOn] = [0, 0, true]
  const report = (state: SettlementRun['state']) => inUnit(() => reportRun(month, { state, people, settled }))
  await sideBySide(lanes, inParts(ids, share), async (part) => {
    // Once stopped it stays so, even if another run of the month has begun meanwhile.
    goesOn = goesOn && (await report('running')) && goesOn
    if (!goesOn) return
    const outdated = await inUnit(() => settlePart(month, part, now))
    again += outdated
    settled += part.length
  })
  if (goesOn) await report('done')
  return again
}

async function settlePart(month: Day, ids: readonly string[], now: number): Promise<number> {
  const range = monthSpan(month)
  const looked = await daysLookedAt(range, now)
  // Read before the figures are made: a change in between makes them look older than they are, never newer.
  const current = await fingerprints(ids, looked)
  const stored = await storedFigures(month, ids)
  const outdated = ids.filter((id) => stored.get(id)?.fingerprint !== current.get(id))
  if (outdated.length === 0) return 0
  const figures = await figuresOfPeople(outdated, range, looked)
  await storeFigures(
    month,
    outdated.map((employeeId) => ({
      ...{ employeeId, fingerprint: current.get(employeeId)!, figures: figures.get(employeeId)! },
    }))
  )
  return outdated.length
}

/** With records in the month, in an order that stays. */
async function peopleOf(month: Day): Promise<string[]> {
  const { from, until } = monthSpan(month)
  const found = await database()
    .selectFrom('timeRecords')
    .select('employeeId')
    .distinct()
    .where('day', '>=', from)
    .where('day', '<', until)
    .orderBy('employeeId')
    .execute()
  return found.map(({ employeeId }) => employeeId)
}
