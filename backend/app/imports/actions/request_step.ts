import { record } from '#app/core/audit/record'
import { database } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { enqueueImport } from '#app/imports/imports_queue'
import { findImport, type ImportRow } from '#app/imports/queries/find_import'
import { kinds } from '#app/imports/kinds'
import type { ImportState } from '#contracts/imports'

type Step = 'check' | 'run' | 'undo'
const steps: Record<Step, { from: readonly ImportState[]; to: ImportState }> = {
  check: { from: ['draft', 'checked'], to: 'checking' },
  run: { from: ['checked'], to: 'requested' },
  undo: { from: ['done', 'cancelled', 'failed'], to: 'undoing' },
}

/**
 * Asks for the next step of an import, which happens in the background. Asked again while it is under way, nothing
 * happens twice.
 *
 * @throws core.not_found
 * @throws imports.not_possible_now
 * @throws imports.rows_missing before all rows have arrived
 * @throws imports.nothing_to_do when no row would change anything, or nothing is left to undo
 */
export async function requestStep(importId: string, step: Step): Promise<ImportRow> {
  const found = await findImport(importId, 'lock')
  const { from, to } = steps[step]
  if (found.state === to) return found
  if (!from.includes(found.state)) throw new DomainError('imports.not_possible_now', { state: found.state })
  await requirements[step](found)
  const { id: organisationId, actor } = organisationContext.current()
  await database()
    .updateTable('imports')
    .set({ state: to, progress: 0, cancelRequested: false, failureCode: null })
    .set({ undoneBy: step === 'undo' ? actor!.userId : null })
    .where('id', '=', importId)
    .execute()
  if (step !== 'check')
    await record({
      action: `imports.${step}`,
      entity: 'import',
      entityId: importId,
      after: { fileName: found.fileName, kind: found.kind, ...found.counts },
    })
  organisationContext.afterCommit(() => enqueueImport({ importId, organisationId, step }))
  return findImport(importId)
}

const requirements: Record<Step, (found: ImportRow) => Promise<void> | void> = {
  async check({ id, kind, rowCount }) {
    const arrived = await kinds[kind].arrived(id)
    if (arrived !== rowCount) throw new DomainError('imports.rows_missing', { arrived, rowCount })
  },
  run({ counts }) {
    if (!counts || counts.added + counts.updated + counts.removed === 0)
      throw new DomainError('imports.nothing_to_do')
  },
  undo({ canUndo }) {
    if (!canUndo) throw new DomainError('imports.nothing_to_do')
  },
}
