import { DomainError } from '#app/core/errors/domain_error'
import { rows } from '#app/core/organisation_context'
import { lockCompany } from '#app/organisation/public/lock_company'
import type { RequestRules, RequestTypeInput } from '#contracts/requests'

export const requestRuleColumns = (rules: RequestRules) => ({
  shortcut: rules.shortcut,
  kind: rules.kind,
  color: rules.color,
  paid: rules.paid,
  days_count: rules.limited ? rules.daysCount : null,
  limit_per: rules.limitPer,
  affects_vacation_limit: rules.affectsVacationLimit,
  primary_vacation: rules.primaryVacation,
  needs_acceptance: rules.needsAcceptance,
  allow_note: rules.allowNote,
  allow_attachment: rules.allowAttachment,
  overtime_compensation: rules.overtimeCompensation,
  counts_as_working_time: rules.countsAsWorkingTime,
  usable_by: rules.usableBy,
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
  const others = await rows<Taken>(
    `select case when name is null then array(select value from jsonb_each_text(names) order by key) else array[name] end as names,
       shortcut, primary_vacation as primary
     from request_types where archived_at is null and id is distinct from ?::uuid`,
    [except]
  )
  refuseSame(others, { ...wanted, names: [{ field: 'name', name }] })
}

type Taken = { names: string[]; shortcut: string; primary: boolean }
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
  const primary = primaryVacation && others.find((other) => other.primary)
  if (primary)
    throw new DomainError('requests.primary_taken', { field: 'primaryVacation', name: primary.names[0] })
}
