import { database } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'
import { lockCompany } from '#app/organisation/public/lock_company'
import type { RequestRules, RequestTypeInput } from '#contracts/requests'

/** As columns of `request_types` and `request_kinds`. */
export const storedRules = ({ limited, daysCount, ...rules }: RequestRules) => ({
  ...rules,
  daysCount: limited ? daysCount : null,
})

/**
 * What is chosen has to make sense together.
 *
 * @throws requests.limit_needs_days
 * @throws requests.only_vacation
 * @throws requests.primary_takes_from_itself
 * @throws requests.only_other
 */
export function requireSense(rules: RequestRules): void {
  if (rules.limited && rules.daysCount === null)
    throw new DomainError('requests.limit_needs_days', { field: 'daysCount' })
  if (rules.kind !== 'vacation' && (rules.primaryVacation || rules.affectsVacationLimit))
    throw new DomainError('requests.only_vacation', { field: 'kind' })
  if (rules.primaryVacation && rules.affectsVacationLimit)
    throw new DomainError('requests.primary_takes_from_itself', { field: 'affectsVacationLimit' })
  if (rules.kind !== 'other' && rules.overtimeCompensation !== null)
    throw new DomainError('requests.only_other', { field: 'overtimeCompensation' })
}

/** Writers of types wait for one another, because types are compared with each other. */
export const lockTypes = (): Promise<unknown> => lockCompany()

type Wanted = Pick<RequestTypeInput, 'name' | 'shortcut' | 'primaryVacation'>

/**
 * A type in use shares neither name nor shortcut with another, in any language, and the primary vacation with none.
 * Only what holds the lock of `lockTypes` may rely on it.
 *
 * @throws requests.* as `refuseSame` says
 */
export async function refuseTaken({ name, ...wanted }: Wanted, except: string | null): Promise<void> {
  const others = await database()
    .selectFrom('requestTypes')
    .select(['name', 'names', 'shortcut', 'primaryVacation'])
    .where('archivedAt', 'is', null)
    .where('id', 'is distinct from', except)
    .execute()
  refuseSame(
    others.map((other) => ({
      ...other,
      names: other.name === null ? Object.values(other.names ?? {}) : [other.name],
    })),
    { ...wanted, names: [{ field: 'name', name }] }
  )
}

type Taken = { names: string[] } & Pick<RequestRules, 'shortcut' | 'primaryVacation'>
type New = Pick<RequestRules, 'shortcut' | 'primaryVacation'> & { names: { field: string; name: string }[] }

/**
 * @throws requests.name_taken
 * @throws requests.shortcut_taken
 * @throws requests.primary_taken
 */
export function refuseSame(others: readonly Taken[], { names, shortcut, primaryVacation }: New): void {
  const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
  for (const { field, name } of names)
    if (others.some((other) => other.names.some((taken) => same(taken, name))))
      throw new DomainError('requests.name_taken', { field })
  if (others.some((other) => same(other.shortcut, shortcut)))
    throw new DomainError('requests.shortcut_taken', { field: 'shortcut', shortcut })
  const primary = primaryVacation && others.find((other) => other.primaryVacation)
  if (primary)
    throw new DomainError('requests.primary_taken', { field: 'primaryVacation', name: primary.names[0] })
}
