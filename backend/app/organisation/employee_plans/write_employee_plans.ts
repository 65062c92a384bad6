import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { recordAll, type AuditEntry } from '#app/core/audit/record'
import { changeAccount, refreshAccess } from '#app/organisation/employees/account_of_employee'
import { startPeople, termEntry } from '#app/organisation/employees/start_people'
import { usualEmployee } from '#app/organisation/employees/write_employee'
import { fingerprintsOf } from '#app/organisation/employee_plans/fingerprints'
import { writeFields } from '#app/organisation/employees/write_fields'
import { addTerms, setTerm } from '#app/organisation/employees/write_terms'
import type { EmployeeChange } from '#app/organisation/employee_plans/employee_change'
import type { PlannedChange } from '#app/organisation/employees/employee_plan'

/**
 * Carries out what was planned in the same unit of work, in a few statements for all of them.
 *
 * @returns what it takes to undo it
 */
export async function writeEmployeePlans(
  changes: readonly PlannedChange[],
  { invite }: { invite: boolean }
): Promise<EmployeeChange[]> {
  const added = changes.filter(({ before }) => before === null)
  const updated = changes.filter(({ before }) => before !== null)
  const done = [...(await addPeople(added, invite)), ...(await updatePeople(updated))]
  await recordAll(updated.flatMap(entriesOf))
  return done
}

async function addPeople(added: readonly PlannedChange[], invite: boolean): Promise<EmployeeChange[]> {
  const people = added.map(({ employeeId, after, contract, rate }) => ({
    ...{ id: employeeId, contract, rate },
    employee: { ...usualEmployee, ...after },
  }))
  const accounts = await startPeople(people, { invite })
  const marks = await fingerprintsOf([...accounts.keys()])
  return [...accounts].map(([employeeId, userId]) => ({
    entity: 'employee',
    entityId: employeeId,
    kind: 'added',
    before: null,
    after: { userId, mark: marks.get(employeeId) },
  }))
}

async function updatePeople(updated: readonly PlannedChange[]): Promise<EmployeeChange[]> {
  const touched = updated.filter(({ fields }) => fields.length > 0)
  const accounts = await accountsOf(touched.filter(movesAddress).map(({ employeeId }) => employeeId))
  await writeFields(
    touched.map(({ employeeId, after, fields }) => ({ id: employeeId, values: after, fields }))
  )
  for (const { employeeId, before, after, fields } of touched) {
    if (accounts.has(employeeId))
      await changeAccount(employeeId, { ...after, emailBefore: before!.email, archived: false })
    if (fields.some((field) => accessFields.includes(field))) await refreshAccess(employeeId)
  }
  const terms = await updateTerms(updated)
  const people = touched.map(({ employeeId, before, after, fields }): EmployeeChange => {
    const account = accounts.get(employeeId)
    return {
      entity: 'employee',
      entityId: employeeId,
      kind: 'updated',
      before: { ...picked(before!, fields), ...(account && { account }) },
      after: picked(after, fields),
    }
  })
  return [...people, ...terms]
}

const accessFields: readonly string[] = ['role', 'mainLocationId', 'locationIds']
const movesAddress = ({ fields }: PlannedChange) => fields.includes('email')
const picked = (values: object, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, (values as Record<string, unknown>)[field] ?? null]))

/** How open the accounts are whose address is about to change; people without an account are missing. */
async function accountsOf(employeeIds: readonly string[]) {
  const found = await database()
    .selectFrom('employees as e')
    .innerJoin('users as u', 'u.id', 'e.userId')
    .select(['e.id', 'u.status', 'u.addressConfirmed as confirmed'])
    .where('e.id', '=', anyOf(employeeIds))
    .execute()
  return new Map(found.map(({ id, ...account }) => [id, account]))
}

async function addTermsOf(changes: readonly PlannedChange[]): Promise<void> {
  for (const entity of ['contract', 'rate'] as const)
    await addTerms(
      entity,
      changes.flatMap(({ employeeId, [entity]: term }) =>
        term && !term.before ? [{ employeeId, term }] : []
      )
    )
}

async function updateTerms(updated: readonly PlannedChange[]): Promise<EmployeeChange[]> {
  await addTermsOf(updated)
  const done: EmployeeChange[] = []
  for (const change of updated)
    for (const entity of ['contract', 'rate'] as const) {
      const term = change[entity]
      if (!term) continue
      if (term.before) await setTerm(entity, term.id, null, term.after)
      const kind = term.before ? 'updated' : 'added'
      const of = { employeeId: change.employeeId }
      done.push({
        entity,
        entityId: term.id,
        kind,
        before: { ...of, ...(term.before && { row: term.before }) },
        after: { ...of, row: term.after },
      })
    }
  return done
}

function entriesOf({ employeeId, before, after, fields, contract, rate }: PlannedChange): AuditEntry[] {
  const person: AuditEntry = {
    action: 'organisation.update',
    entity: 'employee',
    entityId: employeeId,
    locationId: after.mainLocationId,
    before: picked(before!, fields),
    after: picked(after, fields),
  }
  return [
    ...(fields.length > 0 ? [person] : []),
    ...termEntry('contract', employeeId, contract),
    ...termEntry('rate', employeeId, rate),
  ]
}
