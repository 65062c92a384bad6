import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import { anyOf } from '#app/core/database/any_of'
import { countOf } from '#app/core/database/count_of'
import { database } from '#app/core/database/database'
import { notFound } from '#app/core/errors/domain_error'
import type { PageQuery } from '#app/core/http/result'
import { organisationContext } from '#app/core/organisation_context'
import { can } from '#contracts/abilities'
import {
  abilityOfImportKind,
  importKinds,
  usualImportOptions,
  type ImportKind,
  type ImportOptions,
} from '#contracts/imports'

export type ImportRow = Awaited<ReturnType<typeof findImport>>

/** Imports as the module reads them, with who asked for each: empty names once the account is gone. */
const detailed = (query: ReturnType<typeof mine>) =>
  query
    .leftJoin('users as u', 'u.id', 'i.requestedBy')
    .select([
      ...(['i.id', 'i.kind', 'i.fileName', 'i.state', 'i.progress', 'i.columns', 'i.matches'] as const),
      ...(['i.rowCount', 'i.counts', 'i.undone', 'i.holdsMoney', 'i.requestedBy'] as const),
      ...(['i.impersonatorUserId', 'i.undoneBy', 'i.cancelRequested', 'i.failureCode', 'i.written'] as const),
      ...(['i.createdAt as requestedAt', 'i.finishedAt'] as const),
    ])
    .select((eb) => [
      // Imports asked for before a choice existed made the usual one.
      sql<ImportOptions>`${JSON.stringify(usualImportOptions)}::jsonb || ${eb.ref('i.options')}`.as(
        'options'
      ),
      jsonBuildObject({
        name: eb.fn.coalesce('u.name', eb.val('')),
        surname: eb.fn.coalesce('u.surname', eb.val('')),
      }).as('requester'),
      eb
        .and([
          eb('i.state', 'in', ['done', 'cancelled', 'failed']),
          eb.or([
            eb('i.written', 'is not', null),
            eb.exists(
              eb
                .selectFrom('importChanges as c')
                .whereRef('c.importId', '=', 'i.id')
                .where('c.undone', '=', false)
            ),
          ]),
        ])
        .$castTo<boolean>()
        .as('canUndo'),
    ])

/**
 * Imports with pay exist only for users who may change pay, and those of a kind for users who may import it while its
 * module is switched on; work without an actor sees all.
 */
const mine = () => {
  const { actor } = organisationContext.current()
  const kinds = importKinds.filter((kind) => actor === null || can(actor.role, abilityOfImportKind[kind]))
  return database()
    .selectFrom('imports as i')
    .where('i.kind', '=', anyOf(kinds))
    .$if(actor !== null && !can(actor.role, 'rates.edit'), (query) => query.where('i.holdsMoney', '=', false))
    .$if(actor !== null, (query) =>
      query.where((eb) =>
        eb.or([
          eb('i.kind', '<>', 'metric_records'),
          eb.exists(eb.selectFrom('organisations as o').where('o.metricsEnabled', '=', true)),
        ])
      )
    )
}

/** `lock` keeps it from being changed by others until the unit of work ends. @throws core.not_found */
export async function findImport(id: string, lock: 'lock' | 'read' = 'read') {
  if (lock === 'lock')
    await database().selectFrom('imports').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  const found = await detailed(mine().where('i.id', '=', id)).executeTakeFirst()
  if (!found) throw notFound({ importId: id })
  return found
}

/** The newest first; files that were given up before they did anything are left out. */
export async function listImports({ page, pageSize }: PageQuery, kind?: ImportKind) {
  const shown = mine()
    .$if(kind !== undefined, (query) => query.where('i.kind', '=', kind!))
    .where('i.state', 'not in', ['draft', 'checking', 'checked'])
    .where((eb) => eb.or([eb('i.state', '<>', 'cancelled'), eb('i.counts', 'is not', null)]))
  const items = await detailed(shown)
    .orderBy('i.createdAt', 'desc')
    .orderBy('i.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { items, total: await countOf(shown) }
}
