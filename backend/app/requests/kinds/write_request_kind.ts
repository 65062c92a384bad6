import { sql } from 'kysely'
import { database, json, nextVersion } from '#app/core/database/database'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { noteOfRegion } from '#app/office/public/region_work'
import { refuseSame, requireSense, storedRules } from '#app/requests/actions/write_request_type'
import { listRequestKinds, loadRequestKind } from '#app/requests/kinds/load_request_kinds'
import { nextSort } from '#app/requests/queries/rule_columns'
import { locales } from '#contracts/enums'
import type { RequestKind, RequestKindInput } from '#contracts/requests'

/**
 * Something that new companies of the region begin with, after what there is. Companies that began already keep what
 * they have. Runs within `changingRegion`, as everything here does.
 *
 * @throws requests.* as `requireSense` and `refuseSame` say
 */
export async function createRequestKind(regionId: string, input: RequestKindInput): Promise<RequestKind> {
  requireSense(input)
  await refuseTaken(regionId, input, null)
  const id = newId()
  const { names, ...rules } = input
  await database()
    .insertInto('requestKinds')
    .values((eb) => ({
      ...{ id, regionId, code: id, names: json(names), ...storedRules(rules) },
      sort: eb.selectFrom('requestKinds').select(nextSort).where('regionId', '=', regionId),
    }))
    .execute()
  const made = (await loadRequestKind(regionId, id))!
  await noteOfRegion(regionId, 'create_kind', { after: recordedFieldsOf(made) })
  return made
}

type Which = { regionId: string; id: string }

/**
 * @throws core.not_found also for a kind of another region
 * @throws core.stale_version
 * @throws requests.* as `requireSense` and `refuseSame` say
 */
export async function updateRequestKind(
  { regionId, id, version }: Which & { version: number },
  input: RequestKindInput
): Promise<RequestKind> {
  requireSense(input)
  const before = await required({ regionId, id })
  if (before.version !== version) throw new DomainError('core.stale_version', { current: before })
  await refuseTaken(regionId, input, id)
  const { names, ...rules } = input
  await database()
    .updateTable('requestKinds')
    .set({ ...storedRules(rules), names: json(names), version: nextVersion })
    .where('id', '=', id)
    .execute()
  const after = (await loadRequestKind(regionId, id))!
  await noteOfRegion(regionId, 'update_kind', {
    before: recordedFieldsOf(before, after),
    after: recordedFieldsOf(after),
  })
  return after
}

/**
 * New companies begin without it. Companies that have it keep it.
 *
 * @throws core.not_found also when it was deleted concurrently
 */
export async function deleteRequestKind({ regionId, id }: Which): Promise<void> {
  const before = await required({ regionId, id })
  await database().deleteFrom('requestKinds').where('id', '=', id).execute()
  await noteOfRegion(regionId, 'delete_kind', { before: recordedFieldsOf(before) })
}

/**
 * Those that are not named keep their order and come after.
 *
 * @throws core.not_found for an id that is no kind's of this region
 */
export async function orderRequestKinds(regionId: string, ids: readonly string[]): Promise<RequestKind[]> {
  const before = await listRequestKinds(regionId)
  if (ids.some((id) => before.every((kind) => kind.id !== id))) throw notFound()
  await sql`update request_kinds k set sort = placed.place
    from (select id, row_number() over (order by array_position(${ids}::uuid[], id) nulls last, sort, code) as place
          from request_kinds where region_id = ${regionId}) placed
    where k.id = placed.id and k.sort <> placed.place`.execute(database())
  const after = await listRequestKinds(regionId)
  await noteOfRegion(regionId, 'order_kinds', { before: inOrder(before), after: inOrder(after) })
  return after
}

async function required({ regionId, id }: Which): Promise<RequestKind> {
  const kind = await loadRequestKind(regionId, id)
  if (!kind) throw notFound()
  return kind
}

async function refuseTaken(regionId: string, input: RequestKindInput, except: string | null): Promise<void> {
  const others = (await listRequestKinds(regionId)).filter(({ id }) => id !== except)
  refuseSame(
    others.map((other) => ({ ...other, names: Object.values(other.names) })),
    {
      names: locales.map((locale) => ({ field: `names.${locale}`, name: input.names[locale] })),
      shortcut: input.shortcut,
      primaryVacation: input.primaryVacation,
    }
  )
}

/** Readers do not know ids: kinds are recorded under their English name, that of `called`. */
const recordedFieldsOf = (kind: RequestKind, called = kind): Record<string, unknown> => {
  const { id: _id, version: _version, limited: _limited, ...recorded } = kind
  return { requestKinds: { [called.names['en-US']]: recorded } }
}
const inOrder = (kinds: RequestKind[]): Record<string, unknown> => ({
  order: kinds.map(({ shortcut }) => shortcut).join(', '),
})
