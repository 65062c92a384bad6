import type { EntryDraft, EntryOperation } from '@shiftloom/backend/contracts/schedule'
import { useMemo } from 'react'
import { useAssessments } from '../context/use_assessments.ts'
import { useScheduler } from '../context/scheduler_context.ts'
import { rankCandidates, type Candidate } from '../model/candidates.ts'
import type { Gap } from '../model/day_gaps.ts'
import { entryOf } from '../model/entry_draft.ts'
import { gapDraft, type GapShift } from '../model/gap_shifts.ts'
import { planCreate } from '../model/plan_operations.ts'
import { answerFor } from '../refusals/answer_for.ts'
import { changeOf, type RuleChange } from '../rules/change_of.ts'

type Offered = {
  /** Those who have the position, the best first; undefined until the rules have spoken. */
  candidates: Candidate[] | undefined
  /** The rules could not be asked. */
  unchecked: boolean
  /** Adds the shift, for a person or open, as one step of undo. */
  choose: (employeeId: string | null) => Promise<void>
}

/** Who could have a shift that does not exist yet, by the same rules as a drag. */
export function useGapPeople({ row }: Gap, shift: GapShift): Offered {
  const scheduler = useScheduler()
  const { model, actions } = scheduler
  const { range, entryById, zoneOf, breakLaw, totals, days } = model
  const { locationId, positionId } = row.need
  const { from, until } = shift
  const first = days[0]!

  const draftFor = useMemo(
    () =>
      (employeeId: string | null): EntryDraft => {
        const bare = gapDraft({ locationId, positionId }, { from, until }, first, employeeId)
        return { ...bare, breaks: breakLaw.breaksOf(bare) }
      },
    [locationId, positionId, first, from, until, breakLaw]
  )
  const people = useMemo(
    () => range.people.filter((person) => person.positionIds.includes(positionId)),
    [range.people, positionId]
  )
  const operations = useMemo(
    () => new Map<string, EntryOperation>(people.map(({ id }) => [id, planCreate(draftFor(id))])),
    [people, draftFor]
  )
  const changes = useMemo(
    () =>
      new Map(
        [...operations].flatMap(([id, operation]): [string, RuleChange][] => {
          const change = changeOf([operation], { entryById, zoneOf })
          return change ? [[id, change]] : []
        })
      ),
    [operations, entryById, zoneOf]
  )
  const assessments = useAssessments(changes)
  const candidates =
    assessments.status === 'pending'
      ? undefined
      : rankCandidates([entryOf('', draftFor(null), zoneOf(locationId))], people, {
          ...{ entries: range.entries, totals: totals.byPerson },
          assess: ({ id }) => (assessments.status === 'known' ? assessments.of(id) : null),
        })

  return {
    candidates,
    unchecked: assessments.status === 'unknown',
    choose: async (employeeId) => {
      const own = candidates?.find(({ person }) => person.id === employeeId)
      const answered = await answerFor(scheduler, own?.assessment?.refusing ?? [])
      if (!answered) return
      await actions.send({ label: 'create', operations: [planCreate(draftFor(employeeId))], ...answered })
    },
  }
}
