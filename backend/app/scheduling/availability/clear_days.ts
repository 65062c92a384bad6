import { declaredAround } from '#app/scheduling/availability/declared_entries'
import {
  lockDeclarations,
  removing,
  requireInTime,
  requireOpen,
  takeStep,
} from '#app/scheduling/availability/declaration_step'
import { personDeclaring, type PersonDeclaring } from '#app/scheduling/availability/person_declaring'
import type { AvailabilityWithdrawal } from '#contracts/availability'

/**
 * Takes back all that was declared for the days.
 *
 * @throws what `personDeclaring`, `requireOpen` and `requireInTime` throw
 */
export async function clearDays({ employeeId, days }: AvailabilityWithdrawal): Promise<PersonDeclaring> {
  const person = await personDeclaring(employeeId, 'delete')
  requireOpen(person)
  requireInTime(person, days)
  await lockDeclarations(person)
  const found = await declaredAround(person.id, days)
  await takeStep('withdrawAvailability', found.filter(({ day }) => days.includes(day)).map(removing))
  return person
}
