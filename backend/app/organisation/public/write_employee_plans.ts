import { recordAll, type AuditEntry } from '#app/core/audit/record'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows, trx } from '#app/core/organisation_context'
import { sendInvitation } from '#app/identity/public/send_invitation'
import { changeAccount, refreshAccess } from '#app/organisation/actions/account_of_employee'
import { employeeColumns, usualEmployee } from '#app/organisation/actions/write_employee'
import { fingerprintsOf } from '#app/organisation/employee_plans/fingerprints'
import { addLinks, linkFields, writeFields } from '#app/organisation/employee_plans/write_fields'
import { addTerms, setTerm, type TermEntity } from '#app/organisation/employee_plans/write_terms'
import type { EmployeeChange } from '#app/organisation/public/employee_change'
import type { PlannedChange } from '#app/organisation/public/employee_plan'

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
  await recordAll(changes.flatMap(entriesOf))
  return done
}

async function addPeople(added: readonly PlannedChange[], invite: boolean): Promise<EmployeeChange[]> {
  if (added.length === 0) return []
  const { id: organisation_id } = organisationContext.current()
  const people = added.map((change) => ({ ...change, userId: newId() }))
  await trx()
    .table('users')
    .multiInsert(
      people.map(({ userId, after: { email, role, language, name, surname } }) => ({
        ...{ id: userId, organisation_id, email, role, language, name, surname },
        status: 'invited',
        address_confirmed: false,
      }))
    )
  await trx()
    .table('employees')
    .multiInsert(
      people.map(({ employeeId, userId, after }) => ({
        id: employeeId,
        organisation_id,
        user_id: userId,
        ...employeeColumns({ ...usualEmployee, ...after }),
      }))
    )
  for (const field of linkFields)
    await addLinks(
      field,
      people.map(({ employeeId, after }) => ({ id: employeeId, others: after[field] }))
    )
  await addTermsOf(added)
  if (invite) for (const { userId } of people) await sendInvitation(userId)
  const marks = await fingerprintsOf(people.map(({ employeeId }) => employeeId))
  return people.map(({ employeeId, userId }) => ({
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
  const found = await rows<{ id: string; status: string; confirmed: boolean }>(
    `select e.id, u.status, u.address_confirmed as confirmed from employees e join users u on u.id = e.user_id
     where e.id = any(?::uuid[])`,
    [employeeIds]
  )
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

function entriesOf(change: PlannedChange): AuditEntry[] {
  const { employeeId, before, after, fields } = change
  const person: AuditEntry = {
    action: before ? 'organisation.update' : 'organisation.create',
    entity: 'employee',
    entityId: employeeId,
    locationId: after.mainLocationId,
    ...(before && { before: picked(before, fields) }),
    after: picked(after, fields),
  }
  return [
    ...(fields.length > 0 ? [person] : []),
    ...termEntry('contract', change, (row) => row),
    // The log has readers who may not see what people earn.
    ...termEntry('rate', change, ({ validFrom }) => ({ validFrom })),
  ]
}

function termEntry(
  entity: TermEntity,
  { employeeId, [entity]: term }: PlannedChange,
  shown: (row: Record<string, unknown>) => object
): AuditEntry[] {
  if (!term) return []
  const action = term.before ? 'organisation.update' : 'organisation.create'
  return [{ action, entity, entityId: term.id, after: { employeeId, ...shown(term.after) } }]
}
