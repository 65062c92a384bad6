import type { ClaimedWork } from '#app/time_tracking/corrections/claimed_work'
import { punchActions, type PunchAction } from '#contracts/time_tracking'

type Standing = { id: string; kind: PunchAction; at: Date }
/** A later event: another punch, in place of an earlier one or not, or one that no longer counts. */
export type CorrectingEvent = { kind: PunchAction | 'void'; at: Date; correctsId: string | null }

const MINUTE_MS = 60_000
const minuteOf = (instant: number): number => Math.floor(instant / MINUTE_MS)

/**
 * The events after which exactly the claimed work stands. A punch of the claimed minute stays with its seconds. At least one
 * event is a punch: a record with it is not approved by rule.
 */
export function correctingEvents(standing: readonly Standing[], work: ClaimedWork): CorrectingEvent[] {
  const events = punchActions.flatMap((kind) =>
    eventsOfKind(
      kind,
      standing.filter((punch) => punch.kind === kind),
      instantsOf(work)[kind]
    )
  )
  if (events.some(({ kind }) => kind !== 'void')) return events
  const end = standing.find(({ kind }) => kind === 'end')
  return end ? [...events, { kind: 'end', at: end.at, correctsId: end.id }] : events
}

const instantsOf = ({ period, breaks }: ClaimedWork): Record<PunchAction, number[]> => ({
  start: [period.start],
  break_start: breaks.map(({ start }) => start),
  break_end: breaks.map(({ end }) => end),
  end: [period.end],
})

function eventsOfKind(kind: PunchAction, standing: Standing[], claimed: number[]): CorrectingEvent[] {
  const left = new Set(standing)
  const moved = claimed.filter((instant) => {
    const same = standing.find(
      (punch) => left.has(punch) && minuteOf(punch.at.getTime()) === minuteOf(instant)
    )
    if (same) left.delete(same)
    return !same
  })
  const replaced = [...left]
  return [
    ...moved.map((instant, index) => ({
      ...{ kind, at: new Date(instant), correctsId: replaced[index]?.id ?? null },
    })),
    ...replaced.slice(moved.length).map(({ id, at }) => ({ kind: 'void' as const, at, correctsId: id })),
  ]
}
