import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database, nextVersion } from '#app/core/database/database'
import { recordAll } from '#app/core/audit/record'
import { deleteAccounts, returnToStatus } from '#app/identity/public/change_accounts'
import { fingerprintsOf, referredTo } from '#app/organisation/employee_plans/fingerprints'
import { restoreFields } from '#app/organisation/employee_plans/restore_fields'
import { deleteTerm, setTerm, type TermEntity } from '#app/organisation/employees/write_terms'
import { licencePlaces, lockLicencePlaces } from '#app/organisation/company/licence_places'
import {
  nothingUndone,
  type EmployeeChange,
  type KeptRow,
  type UndoneChanges,
} from '#app/organisation/employee_plans/employee_change'
import { roles } from '#contracts/enums'
import type { TermRow } from '#app/organisation/employees/employee_plan'

/**
 * Undoes changes, each only if it is still in place: new people not edited since are deleted, fields get their earlier
 * value unless they were changed since, archived people return. Positions and tags go when nothing uses them, so undo
 * those of people first.
 */
export async function undoEmployeeChanges(changes: readonly EmployeeChange[]): Promise<UndoneChanges> {
  const of = (entity: string, kind?: string) =>
    changes.filter((change) => change.entity === entity && (kind === undefined || change.kind === kind))
  await lockLicencePlaces()
  const terms = await undoTerms([...of('contract'), ...of('rate')])
  const parts = [
    terms,
    await restoreFields(of('employee', 'updated')),
    await removePeople(of('employee', 'added')),
    await restorePeople(of('employee', 'removed')),
    await removeNamed('position', of('position')),
    await removeNamed('tag', of('tag')),
  ]
  const total = (part: 'removed' | 'removedPositions' | 'removedTags' | 'restored') =>
    parts.reduce((sum, done) => sum + done[part], 0)
  return {
    removed: total('removed'),
    removedPositions: total('removedPositions'),
    removedTags: total('removedTags'),
    restored: total('restored'),
    kept: parts.flatMap(({ kept }) => kept),
  }
}

type Status = Parameters<typeof returnToStatus>[1]

async function removePeople(added: EmployeeChange[]): Promise<UndoneChanges> {
  const ids = added.map(({ entityId }) => entityId)
  await database()
    .selectFrom('employees')
    .select('id')
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute()
  const marks = await fingerprintsOf(ids)
  const used = await referredTo('employees', ids)
  const there = added.filter(({ entityId }) => marks.has(entityId))
  const isUntouched = ({ entityId, after }: EmployeeChange) =>
    marks.get(entityId) === after?.mark && !used.has(entityId)
  const going = there.filter(isUntouched)
  const goingIds = going.map(({ entityId }) => entityId)
  await database().deleteFrom('employees').where('id', '=', anyOf(goingIds)).execute()
  await deleteAccounts(going.map(({ after }) => after!.userId as string))
  await recordGone('employee', goingIds)
  return {
    ...nothingUndone,
    removed: going.length,
    kept: there.filter((change) => !isUntouched(change)).map(wholly('employee')),
  }
}

async function removeNamed(entity: 'position' | 'tag', added: EmployeeChange[]): Promise<UndoneChanges> {
  const table = entity === 'position' ? 'positions' : 'tags'
  const ids = added.map(({ entityId }) => entityId)
  const held = await database()
    .selectFrom(table)
    .select(['id', 'version'])
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute()
  const used = await referredTo(table, ids)
  const going = held.filter(({ id, version }) => version === 1 && !used.has(id)).map(({ id }) => id)
  await database().deleteFrom(table).where('id', '=', anyOf(going)).execute()
  await recordGone(entity, going)
  const staying = held.filter(({ id }) => !going.includes(id))
  return {
    ...nothingUndone,
    [entity === 'position' ? 'removedPositions' : 'removedTags']: going.length,
    kept: staying.map(({ id }) => ({ entity, id, fields: [] })),
  }
}

/**
 * Restores archived people, except those whose number, card or PIN another person has meanwhile, those whose main location
 * is gone, who need another one first, and those for whom the licence has no place left.
 */
async function restorePeople(removed: EmployeeChange[]): Promise<UndoneChanges> {
  const kept: KeptRow[] = []
  let { left } = await licencePlaces()
  let restored = 0
  for (const change of removed) {
    const {
      rows: [back],
    } = await sql<{ sample: boolean; userId: string | null }>`
      update employees e set archived_at = null, version = ${nextVersion}
      where e.id = ${change.entityId} and e.archived_at is not null and (e.is_sample or ${left !== 0})
        and (e.main_location_id is not null or e.role >= ${roles.advisor}) and not exists (select from employees o
          where o.id <> e.id and o.archived_at is null and (o.integration_id = e.integration_id
            or o.card_code_hmac = e.card_code_hmac or o.kiosk_pin_hmac = e.kiosk_pin_hmac))
      returning e.is_sample as sample, e.user_id as "userId"`.execute(database())
    if (!back) {
      const still = await database()
        .selectFrom('employees')
        .select('id')
        .where('id', '=', change.entityId)
        .where('archivedAt', 'is not', null)
        .executeTakeFirst()
      if (still) kept.push(wholly('employee')(change))
      continue
    }
    restored += 1
    if (left !== null && !back.sample) left -= 1
    await returnToStatus(back.userId, (change.before?.accountStatus as Status | null) ?? 'invited')
    await recordAll([{ action: 'organisation.restore', entity: 'employee', entityId: change.entityId }])
  }
  return { ...nothingUndone, restored, kept }
}

async function undoTerms(changes: EmployeeChange[]): Promise<UndoneChanges> {
  const kept: KeptRow[] = []
  for (const { entity, entityId, kind, before, after } of changes) {
    const written = after!.row as TermRow
    const isBack =
      kind === 'added'
        ? await deleteTerm(entity as TermEntity, entityId, written)
        : await setTerm(entity as TermEntity, entityId, written, before!.row as TermRow)
    if (!isBack) kept.push({ entity: 'employee', id: String(after!.employeeId), fields: [entity] })
  }
  return { ...nothingUndone, kept }
}

const wholly =
  (entity: KeptRow['entity']) =>
  ({ entityId }: EmployeeChange): KeptRow => ({ entity, id: entityId, fields: [] })

const recordGone = (entity: string, ids: readonly string[]) =>
  recordAll(ids.map((entityId) => ({ action: 'organisation.delete', entity, entityId })))
