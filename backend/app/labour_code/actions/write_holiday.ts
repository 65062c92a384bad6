import { record } from '#app/core/audit/record'
import { database, json, nextVersion } from '#app/core/database/database'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { loadOwnDay, loadOwnDays, type OwnDay } from '#app/labour_code/holidays/own_days'
import { LabourCodeChanged } from '#app/labour_code/settings/labour_code_changed'
import { lockCompany } from '#app/organisation/public/lock_company'
import type { OwnHoliday, OwnHolidayInput } from '#contracts/holidays'

/** Writers of holidays wait for one another, because two of one day would hide each other. */
export const lockHolidays = (): Promise<unknown> => lockCompany()

/** Norms, rules and the calendars of planners' screens all read holidays. */
export function tellOfHolidays(): void {
  const { id } = organisationContext.current()
  organisationContext.afterCommit(() => LabourCodeChanged.dispatch(id))
}

const columnsOf = ({ name, names, country, day, repeatsYearly }: OwnHolidayInput) => ({
  ...{ name, country, day, repeatsYearly },
  ...(names && { names: json(names) }),
})

const wireOf = ({ removed: _removed, ...own }: OwnDay): OwnHoliday => own

/** @throws labour_code.holiday_taken when the company keeps another on the day, in the same country or everywhere */
async function refuseTaken(input: OwnHolidayInput, except: string | null): Promise<void> {
  const dateOf = ({ day }: { day: string }) => day.slice(4)
  const meets = (other: OwnDay) =>
    !other.removed &&
    other.id !== except &&
    (other.country === null || input.country === null || other.country === input.country) &&
    (other.repeatsYearly || input.repeatsYearly
      ? dateOf(other) === dateOf(input) && !endsBefore(other, input) && !endsBefore(input, other)
      : other.day === input.day)
  const taken = (await loadOwnDays()).find(meets)
  if (taken) throw new DomainError('labour_code.holiday_taken', { field: 'day', name: taken.name })
}

/** A single day lies before the first of one that repeats. */
const endsBefore = (one: Pick<OwnDay, 'day' | 'repeatsYearly'>, other: Pick<OwnDay, 'day'>): boolean =>
  !one.repeatsYearly && one.day < other.day

/** @throws labour_code.holiday_taken */
export async function createHoliday(input: OwnHolidayInput, language: number): Promise<OwnHoliday> {
  await lockHolidays()
  await refuseTaken(input, null)
  const id = newId()
  const owner = { id, organisationId: organisationContext.current().id, language }
  await database()
    .insertInto('companyHolidays')
    .values({ ...owner, ...columnsOf(input) })
    .execute()
  await record({ action: 'labour_code.create_holiday', entity: 'holiday', entityId: id, after: input })
  tellOfHolidays()
  return wireOf((await loadOwnDay(id))!)
}

/**
 * @throws core.not_found
 * @throws core.stale_version
 * @throws labour_code.holiday_taken
 */
export async function updateHoliday(
  { id, version }: { id: string; version: number },
  input: OwnHolidayInput
): Promise<OwnHoliday> {
  await lockHolidays()
  const before = await loadOwnDay(id)
  if (!before) throw notFound()
  if (before.version !== version) throw new DomainError('core.stale_version', { current: wireOf(before) })
  await refuseTaken(input, id)
  await database()
    .updateTable('companyHolidays')
    .set({ ...columnsOf(input), version: nextVersion })
    .where('id', '=', id)
    .execute()
  const after = wireOf((await loadOwnDay(id))!)
  await record({
    action: 'labour_code.update_holiday',
    entity: 'holiday',
    entityId: id,
    before: wireOf(before),
    after,
  })
  tellOfHolidays()
  return after
}

/** @throws core.not_found */
export async function deleteHoliday(id: string): Promise<void> {
  await lockHolidays()
  const before = await loadOwnDay(id)
  if (!before) throw notFound()
  await database().deleteFrom('companyHolidays').where('id', '=', id).execute()
  await record({
    action: 'labour_code.delete_holiday',
    entity: 'holiday',
    entityId: id,
    before: wireOf(before),
  })
  tellOfHolidays()
}
