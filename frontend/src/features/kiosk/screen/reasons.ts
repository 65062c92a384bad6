import type { PunchAction } from '@shiftloom/backend/contracts/time_tracking'
import type { PersonState } from '../device/person_state.ts'

/** Less than this beside the plan needs no word. */
const usualMs = 10 * 60_000

const late = ['delayed', 'agreed', 'private'] as const
const early = ['asked_earlier', 'preparing', 'agreed'] as const
const unplanned = ['asked_to_come', 'replacing', 'agreed'] as const
const stayed = ['work_left', 'asked_to_stay', 'handover'] as const
const left = ['unwell', 'agreed', 'private'] as const

type Reason = (typeof late | typeof early | typeof unplanned | typeof stayed | typeof left)[number]

/** What may be behind a start or an end that is not as planned; none where it is. */
export function reasonsFor(kind: PunchAction, shift: PersonState['shift'], now: number): readonly Reason[] {
  if (kind !== 'start' && kind !== 'end') return []
  if (shift === null) return kind === 'start' ? unplanned : []
  const after = now - (kind === 'start' ? shift.start : shift.end)
  if (Math.abs(after) <= usualMs) return []
  if (kind === 'start') return after > 0 ? late : early
  return after > 0 ? stayed : left
}
