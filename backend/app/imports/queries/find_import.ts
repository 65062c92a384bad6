import { notFound } from '#app/core/errors/domain_error'
import type { PageQuery } from '#app/core/http/result'
import { organisationContext, rows } from '#app/core/organisation_context'
import type { Undone } from '#app/imports/kind'
import { can } from '#contracts/abilities'
import { usualImportOptions, type Import } from '#contracts/imports'

export type ImportRow = Omit<Import, 'undone' | 'failure' | 'requestedAt' | 'finishedAt'> & {
  requestedBy: string
  impersonatorUserId: string | null
  undoneBy: string | null
  undone: Undone | null
  holdsMoney: boolean
  cancelRequested: boolean
  failureCode: string | null
  requestedAt: Date
  finishedAt: Date | null
  /** Who asked for it; empty names once the account is gone. */
  requester: { name: string; surname: string }
}

/** Imports asked for before a choice existed made the usual one. */
const usual = JSON.stringify(usualImportOptions)

const selected = `select i.id, i.kind, i.file_name as "fileName", i.state, i.progress, i.columns,
    '${usual}'::jsonb || i.options as options, i.matches,
    i.row_count as "rowCount", i.counts, i.undone, i.holds_money as "holdsMoney", i.requested_by as "requestedBy",
    i.impersonator_user_id as "impersonatorUserId", i.undone_by as "undoneBy",
    i.cancel_requested as "cancelRequested", i.failure_code as "failureCode", i.created_at as "requestedAt",
    i.finished_at as "finishedAt", 
    jsonb_build_object('name', coalesce(u.name, ''), 'surname', coalesce(u.surname, '')) as "requester",
    i.state in ('done', 'cancelled', 'failed') and exists (select from import_changes c
      where c.import_id = i.id and not c.undone) as "canUndo"
  from imports i left join users u on u.id = i.requested_by`

/** Imports with pay exist only for users who may change pay; work without an actor sees all. */
const mine = () => {
  const { actor } = organisationContext.current()
  return !actor || can(actor.role, 'rates.edit') ? 'true' : 'not i.holds_money'
}

/** `lock` keeps it from being changed by others until the unit of work ends. @throws core.not_found */
export async function findImport(id: string, lock: 'lock' | 'read' = 'read'): Promise<ImportRow> {
  if (lock === 'lock') await rows('select id from imports where id = ? for no key update', [id])
  const [found] = await rows<ImportRow>(`${selected} where i.id = ? and ${mine()}`, [id])
  if (!found) throw notFound({ importId: id })
  return found
}

/** The newest first; files that were given up before they did anything are left out. */
export async function listImports({ page, pageSize }: PageQuery) {
  const shown = `i.state not in ('draft', 'checking', 'checked') and (i.state <> 'cancelled' or i.counts is not null) and ${mine()}`
  const items = await rows<ImportRow>(
    `${selected} where ${shown} order by i.created_at desc, i.id desc limit ? offset ?`,
    [pageSize, (page - 1) * pageSize]
  )
  const [counted] = await rows<{ total: number }>(
    `select count(*)::int as total from imports i where ${shown}`
  )
  return { items, total: counted!.total }
}
