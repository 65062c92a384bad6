import { DomainError } from '#app/core/errors/domain_error'
import { matchingEmployees } from '#app/organisation/employees/load_employees'
import type { AccountStatus } from '#contracts/organisation'
import { mostMatching, type ChosenPeople, type MatchingPeople, type PeopleFilter } from '#contracts/people'

/** As the validator lets it through. */
type Narrowed = Omit<PeopleFilter, 'roles'> & { roles?: number[] }

/** How many match, and by what it is known later whether they are still the same. */
export async function countMatching(filter: Narrowed): Promise<MatchingPeople> {
  const { ids, mark } = await matching(filter)
  return { count: ids.length, mark: withCount(mark, ids.length) }
}

/**
 * The people a filter selects, provided that the caller has seen the same people match.
 *
 * @throws organisation.matching_changed with how many match now
 * @throws organisation.matching_too_many
 */
export async function chosenPeople({
  mark,
  ...narrowed
}: Narrowed & { mark: string }): Promise<ChosenPeople> {
  const found = await matching(narrowed)
  const most = mostMatching
  if (withCount(found.mark, found.ids.length) !== mark)
    throw new DomainError('organisation.matching_changed', {
      found: found.ids.length,
      expected: countOf(mark),
    })
  if (found.ids.length > most)
    throw new DomainError('organisation.matching_too_many', { found: found.ids.length, most })
  return { employeeIds: found.ids }
}

const matching = ({ accountStatuses, archived = false, ...filter }: Narrowed) =>
  matchingEmployees({
    ...filter,
    archived,
    ...(accountStatuses && { accountStatuses: accountStatuses as AccountStatus[] }),
  })

/** `<how many>-<checksum of their ids>`, so that a refusal can say how many had matched. */
const withCount = (mark: string, count: number): string => `${count}-${mark}`
const countOf = (mark: string): number => Number(mark.split('-')[0])
