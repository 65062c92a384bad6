import type { FileRow, KindOfRows } from '#app/imports/kind'
import type { InTransaction } from '#app/imports/kind_of_import'
import { closeCheck, setProgress } from '#app/imports/queries/close_import'
import type { ImportRow } from '#app/imports/queries/find_import'
import { stillChecking } from '#app/imports/queries/turns'
import { allRows, countOutcomes, storeResults, storeTwins } from '#app/imports/queries/import_rows'

const rowsAtOnce = 500

/** The dry run: judges every row as if it were carried out, and writes nothing but the verdicts. */
export class CheckRows {
  readonly #parts: KindOfRows
  readonly #inTransaction: InTransaction
  constructor(parts: KindOfRows, inTransaction: InTransaction) {
    this.#parts = parts
    this.#inTransaction = inTransaction
  }

  async handle({ id, columns, options, matches, rowCount, fileName }: ImportRow): Promise<void> {
    const parts = this.#parts
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
    const pass = parts.open({ columns, options, matches, dry: true, leaving, fileName })
    for (let from = 0; from < file.length; from += rowsAtOnce) {
      const goesOn = await this.#inTransaction(async () => {
        if (!(await stillChecking(id))) return false
        const { rows: results } = await pass.take(file.slice(from, from + rowsAtOnce))
        await storeResults(id, results, false)
        await setProgress(id, Math.round((99 * Math.min(from + rowsAtOnce, rowCount)) / rowCount))
        return true
      })
      if (!goesOn) return
    }
    await this.#inTransaction(async () => {
      const counts = { ...(await countOutcomes(id)), removed: leaving, ...pass.newNames() }
      await closeCheck(id, counts)
    })
  }
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
