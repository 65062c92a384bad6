import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { useMemo, useState } from 'react'
import { unassignedRowId } from '../model/cell_model.ts'
import { rankCandidates, type Candidate } from '../model/candidates.ts'
import { changed } from '../model/entry_draft.ts'
import { planAssign, planMove, type Plan } from '../model/plan_operations.ts'
import { answerFor } from '../refusals/answer_for.ts'
import { changeOf, type RuleChange } from '../rules/change_of.ts'
import { useAssessments } from '../context/use_assessments.ts'
import { useScheduler, type Scheduler } from '../context/scheduler_context.ts'
import type { Picker } from '../state/ui_state.ts'

type Offered = {
  /** The best first; undefined until the rules have spoken. */
  candidates: Candidate[] | undefined
  /** The rules could not be asked. */
  unchecked: boolean
  /** Assigns the shifts, or unassigns them; `done` is called once that is under way. */
  choose: (employeeId: string | null, done: () => void) => Promise<void>
}

/** People for the shifts of a picker, by the same rules as a drag. */
export function useCandidates({ kind, entryIds }: Pick<Picker, 'kind' | 'entryIds'>, day: string): Offered {
  const scheduler = useScheduler()
  const { model, actions } = scheduler
  const { entryById, range, totals, order, zoneOf, breakLaw } = model
  const ids = entryIds.join()
  const shifts = useMemo(() => ids.split(',').flatMap((id) => entryById.get(id) ?? []), [ids, entryById])
  // What is sent keeps the versions the list opened with: a colleague's change meanwhile is a conflict, not overwritten.
  const [opened] = useState(shifts)
  const changes = useMemo(() => {
    return new Map(
      range.people.flatMap(({ id }): [string, RuleChange][] => {
        const change = changeOf(planFor(kind, shifts, id, day, { order, breakLaw }).operations, {
          entryById,
          zoneOf,
        })
        return change ? [[id, change]] : []
      })
    )
  }, [kind, shifts, day, range.people, order, entryById, zoneOf, breakLaw])
  const assessments = useAssessments(changes)

  const there =
    kind === 'assign' ? shifts : shifts.map((one) => (one === shifts[0] ? changed(one, { day }) : one))
  const candidates =
    assessments.status === 'pending'
      ? undefined
      : rankCandidates(there, range.people, {
          entries: range.entries,
          totals: totals.byPerson,
          assess: ({ id }) => (assessments.status === 'known' ? assessments.of(id) : null),
        })

  return {
    candidates,
    unchecked: assessments.status === 'unknown',
    choose: async (employeeId, done) => {
      const own = candidates?.find(({ person }) => person.id === employeeId)
      const answered = await answerFor(scheduler, own?.assessment?.refusing ?? [])
      if (!answered) return
      done()
      const plan = planFor(kind, opened, employeeId, day, scheduler.model)
      await actions.send({ label: kind === 'copy' ? 'copy' : 'move', ...plan, known: opened, ...answered })
    },
  }
}

function planFor(
  kind: Picker['kind'],
  shifts: readonly ScheduleEntry[],
  employeeId: string | null,
  day: string,
  { order, breakLaw: { breaksOf } }: Pick<Scheduler['model'], 'order' | 'breakLaw'>
): Plan {
  const [grabbed] = shifts
  if (kind === 'assign' || !grabbed) return planAssign(shifts, employeeId, breaksOf)
  const rows = order.rowIds.map((id) => (id === unassignedRowId ? null : id))
  return planMove({
    entries: shifts,
    grabbed,
    to: { employeeId, day },
    rows,
    copy: kind === 'copy',
    breaksOf,
  })
}
