import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { companyRules } from '#app/organisation/public/company_rules'
import { visiblePeople } from '#app/scheduling/people/visible_people'

export type SwapPerson = Awaited<ReturnType<typeof peopleOfSwaps>>[number]

const peopleOfSwaps = (ids: readonly string[]) =>
  database()
    .selectFrom('employees')
    .select(['id', 'name', 'surname', 'swapsEnabled', 'swapNeedsConfirmation', 'disabledInSchedule'])
    .where('id', '=', anyOf(ids))
    .where('archivedAt', 'is', null)
    .orderBy('surname')
    .orderBy('name')
    .orderBy('id')
    .execute()

/**
 * The actor as one who swaps, and whether the company wants each swap confirmed.
 *
 * @throws core.not_found for an account without an employee
 * @throws scheduling.swaps_off where the company or the person does not swap
 */
export async function ownSwaps(): Promise<{ me: SwapPerson; needConfirmation: boolean }> {
  const { employeeId } = organisationContext.actor()
  const [me] = employeeId ? await peopleOfSwaps([employeeId]) : []
  if (!me) throw notFound()
  const { enabled, needConfirmation } = (await companyRules()).swaps
  if (!enabled || !me.swapsEnabled) throw new DomainError('scheduling.swaps_off')
  return { me, needConfirmation }
}

/** Colleagues of a location whom the person sees and may ask. */
export async function colleaguesAt(me: string, locationId: string): Promise<SwapPerson[]> {
  const people = await peopleOfSwaps(await visiblePeople(me, [locationId]))
  return people.filter(
    ({ id, swapsEnabled, disabledInSchedule }) => id !== me && swapsEnabled && !disabledInSchedule
  )
}
