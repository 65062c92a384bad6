import { database, json } from '#app/core/database/database'
import type { InTransaction } from '#app/imports/actions/in_transaction'
import type { FileRow } from '#app/imports/kind'
import { kinds } from '#app/imports/kinds'
import { findImport, type ImportRow } from '#app/imports/queries/find_import'
import { allRows, countOutcomes, storeResults, storeTwins } from '#app/imports/queries/import_rows'

const rowsAtOnce = 500

/** The dry run: judges every row as if it were carried out, and writes nothing but the verdicts. */
export class CheckRows {
  readonly #inTransaction: InTransaction
  constructor(inTransaction: InTransaction) {
    this.#inTransaction = inTransaction
  }

  async handle({ id, kind, columns, options, matches, rowCount }: ImportRow): Promise<void> {
    const parts = kinds[kind]
    const { file, leaving } = await this.#inTransaction(async () => {
      const file = await allRows(id)
      const twins = twinsIn(file, (cells) => parts.keysOf(columns, cells))
      await storeTwins(id, twins)
      const missing = options.archiveMissing ? await parts.missing(columns, options, file) : []
      return {
        file: file.map((row) => ({ ...row, twinOf: twins.get(row.number) ?? null })),
        leaving: missing.length,
      }
    })
    const pass = parts.open({ columns, options, matches, dry: true, leaving })
    for (let from = 0; from < file.length; from += rowsAtOnce) {
      const goesOn = await this.#inTransaction(async () => {
        if (!(await stillChecking(id))) return false
        const { rows: results } = await pass.take(file.slice(from, from + rowsAtOnce))
        await storeResults(id, results, false)
        const progress = Math.round((99 * Math.min(from + rowsAtOnce, rowCount)) / rowCount)
        await database().updateTable('imports').set({ progress }).where('id', '=', id).execute()
        return true
      })
      if (!goesOn) return
    }
    await this.#inTransaction(async () => {
      const counts = { ...(await countOutcomes(id)), removed: leaving, ...pass.newNames() }
      await database()
        .updateTable('imports')
        .set({ state: 'checked', progress: 100, counts: json(counts) })
        .where('id', '=', id)
        .where('state', '=', 'checking')
        .execute()
    })
  }
}

async function stillChecking(id: string): Promise<boolean> {
  const { state, cancelRequested } = await findImport(id, 'lock')
  if (state !== 'checking') return false
  if (cancelRequested)
    await database().updateTable('imports').set({ state: 'cancelled' }).where('id', '=', id).execute()
  return !cancelRequested
}

/** By its number, the first row that is about the same. */
function twinsIn(file: readonly FileRow[], keysOf: (cells: string[]) => string[]): Map<number, number> {
  const first = new Map<string, number>()
  const twins = new Map<number, number>()
  for (const { number, cells } of file)
    for (const key of keysOf(cells)) {
      const earlier = first.get(key)
      if (earlier === undefined) first.set(key, number)
      else if (earlier !== number && !twins.has(number)) twins.set(number, earlier)
    }
  return twins
}
