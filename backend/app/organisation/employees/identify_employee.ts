import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { randomInt } from 'node:crypto'
import { record } from '#app/core/audit/record'
import { notFound } from '#app/core/errors/domain_error'
import { requireWritable } from '#app/organisation/employees/employee_rules'
import { hmacOfPin, identificationColumns } from '#app/organisation/employees/identification'
import { refuseTakenEmployee } from '#app/organisation/employees/write_employee'
import { loadEmployee } from '#app/organisation/employees/load_employees'
import type { Employee } from '#contracts/organisation'
import type { IdentificationInput } from '#contracts/people'

type Access = NonNullable<Employee['access']>

/**
 * Changes how a person identifies themselves; what is left out stays. No part of the versioned form: an editor of the
 * person at the same time loses nothing by it.
 *
 * @throws core.not_found
 * @throws organisation.role_not_allowed
 * @throws organisation.pin_taken
 * @throws organisation.card_taken
 */
export async function identifyEmployee(id: string, input: IdentificationInput): Promise<Access> {
  const before = await loadEmployee(id, 'lock')
  if (!before) throw notFound()
  requireWritable(before.role)
  const row = await identificationColumns(input)
  if (Object.keys(row).length > 0)
    await refuseTakenEmployee(before, () =>
      database().updateTable('employees').set(row).where('id', '=', id).execute()
    )
  const { access } = (await loadEmployee(id))!
  await record({
    action: 'organisation.identify',
    entity: 'employee',
    entityId: id,
    locationId: before.mainLocationId,
    before: before.access,
    after: access,
  })
  return access
}

/** The number of PINs tried before the organisation should use longer ones. */
const attempts = 50

/**
 * Gives a person a PIN that is unique in the organisation. It is returned only once and can never be read again.
 *
 * @throws core.not_found
 * @throws organisation.role_not_allowed
 * @throws organisation.pin_taken when every PIN that was tried is in use
 */
export async function generatePin(id: string): Promise<string> {
  const drawn = [...new Set(Array.from({ length: attempts }, randomPin))]
  const byHash = new Map(drawn.map((pin) => [hmacOfPin(pin), pin]))
  const taken = await database()
    .selectFrom('employees')
    .select(({ ref }) => ref('kioskPinHmac').$notNull().as('hash'))
    .where('kioskPinHmac', '=', anyOf([...byHash.keys()]))
    .execute()
  for (const { hash } of taken) byHash.delete(hash)
  const [pin = drawn[0]!] = byHash.values()
  await identifyEmployee(id, { kioskPin: pin })
  return pin
}

const randomPin = (): string => String(randomInt(1_000_000)).padStart(6, '0')
