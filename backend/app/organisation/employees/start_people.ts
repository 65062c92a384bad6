import { insertAll } from '#app/core/database/insert_all'
import { recordAll, type AuditEntry } from '#app/core/audit/record'
import { organisationContext } from '#app/core/organisation_context'
import { newId } from '#app/core/models/new_id'
import { addAccounts } from '#app/identity/public/add_accounts'
import { sendInvitations } from '#app/identity/public/send_invitation'
import { emailTaken } from '#app/organisation/employees/account_of_employee'
import { identificationColumns, type Identification } from '#app/organisation/employees/identification'
import { employeeRow, type EmployeeFields } from '#app/organisation/employees/write_employee'
import { linkFields, linkPeople } from '#app/organisation/employees/write_fields'
import { addTerms } from '#app/organisation/employees/write_terms'
import type { PlannedTerm } from '#app/organisation/employees/employee_plan'

export type NewPerson = {
  id: string
  employee: EmployeeFields
  identification?: Identification
  contract: PlannedTerm | null
  rate: PlannedTerm | null
}

/**
 * Adds people with their accounts, contracts and rates, in a few statements for all of them. However a person is added,
 * by hand, in the set-up wizard or from a file, they start here.
 *
 * @returns the account of each person, by the person's id
 * @throws organisation.email_taken by any account of the product
 */
export async function startPeople(
  people: readonly NewPerson[],
  { invite }: { invite: boolean }
): Promise<Map<string, string>> {
  if (people.length === 0) return new Map()
  const accounts = await openAccounts(people)
  const organisationId = organisationContext.current().id
  const rows = people.map(async ({ id, employee, identification = {} }) => ({
    ...{ id, organisationId, userId: accounts.get(id)! },
    ...employeeRow(employee),
    ...(await identificationColumns(identification)),
  }))
  await insertAll('employees', await Promise.all(rows))
  for (const field of linkFields)
    await linkPeople(
      field,
      people.map(({ id, employee }) => ({ id, others: employee[field] }))
    )
  for (const entity of ['contract', 'rate'] as const)
    await addTerms(
      entity,
      people.flatMap(({ id, [entity]: term }) => (term ? [{ employeeId: id, term }] : []))
    )
  if (invite) await sendInvitations([...accounts.values()])
  await recordAll(people.flatMap(entriesOf))
  return accounts
}

/** Accounts that wait for their owners to set a password. */
async function openAccounts(people: readonly NewPerson[]): Promise<Map<string, string>> {
  const accounts = new Map(people.map(({ id }) => [id, newId()]))
  const wanted = people.map(({ id, employee: { email, role, language, name, surname } }) => ({
    ...{ id: accounts.get(id)!, email, role, language, name, surname },
  }))
  const made = await addAccounts(wanted)
  const refused = wanted.find(({ id }) => !made.has(id))
  if (refused) throw emailTaken(refused.email)
  return accounts
}

const entriesOf = ({ id, employee, contract, rate }: NewPerson): AuditEntry[] => [
  {
    action: 'organisation.create',
    entity: 'employee',
    entityId: id,
    locationId: employee.mainLocationId,
    after: employee,
  },
  ...termEntry('contract', id, contract),
  ...termEntry('rate', id, rate),
]

/** What the log says of a contract or a rate that is added or changed. It has readers who may not see what people earn. */
export function termEntry(
  entity: 'contract' | 'rate',
  employeeId: string,
  term: PlannedTerm | null
): AuditEntry[] {
  if (!term) return []
  const action = term.before ? 'organisation.update' : 'organisation.create'
  const shown = entity === 'rate' ? { validFrom: term.after.validFrom } : term.after
  return [{ action, entity, entityId: term.id, after: { employeeId, ...shown } }]
}
