import { matchesName } from '#/domain/people/matches_name.ts'
import type { ScheduleEntry, SchedulePerson } from '@shiftloom/backend/contracts/schedule'
import { isShift } from './entry_kind.ts'

export const attentions = ['warnings', 'unpublished', 'overNorm', 'unassigned'] as const
/** `only` narrows the rows to those that need a look. */
export type Attention = (typeof attentions)[number]
export type Filters = {
  positionIds: readonly string[]
  tagIds: readonly string[]
  query: string
  only: Attention | null
}
export const noFilters: Filters = { positionIds: [], tagIds: [], query: '', only: null }

export const activeFilters = ({ positionIds, tagIds, query, only }: Filters): number =>
  Number(positionIds.length > 0) +
  Number(tagIds.length > 0) +
  Number(query.trim() !== '') +
  Number(only !== null)

/** Who is shown. `needsLook` holds the people the `only` filter asks for. */
export function filterPeople(
  people: readonly SchedulePerson[],
  filters: Filters,
  workingAt: ReadonlyMap<string, ReadonlySet<string>>,
  needsLook: ReadonlySet<string>
): SchedulePerson[] {
  const { positionIds, tagIds, query, only } = filters
  return people.filter(
    (person) =>
      (positionIds.length === 0 ||
        positionIds.some((id) => person.positionIds.includes(id) || workingAt.get(person.id)?.has(id))) &&
      (tagIds.length === 0 || tagIds.some((id) => person.tagIds.includes(id))) &&
      (query.trim() === '' || matchesName(person, query)) &&
      (only === null || needsLook.has(person.id))
  )
}

/** The positions each person has shifts in, which may differ from those they hold. */
export function positionsWorked(entries: readonly ScheduleEntry[]): Map<string, Set<string>> {
  const worked = new Map<string, Set<string>>()
  for (const { employeeId, positionId } of entries)
    if (employeeId && positionId)
      worked.set(employeeId, (worked.get(employeeId) ?? new Set()).add(positionId))
  return worked
}

/** Shifts of other positions stay visible for orientation, but are not part of the filtered set. */
export const fadedBy =
  ({ positionIds }: Filters) =>
  (entry: ScheduleEntry): boolean =>
    positionIds.length > 0 && isShift(entry) && !(entry.positionId && positionIds.includes(entry.positionId))
