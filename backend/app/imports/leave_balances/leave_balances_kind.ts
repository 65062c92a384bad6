import { cellOf, personKeysOf } from '#app/imports/employees/cell_of'
import type { FileRow, ImportPass, KindOfRows, OpenedPass, RowResult, StoredChange } from '#app/imports/kind'
import { BalanceReader, type ReadBalance } from '#app/imports/leave_balances/balance_reader'
import { nothingUndone } from '#app/imports/queries/close_import'
import { employeesByKeys } from '#app/organisation/public/employees_by_keys'
import {
  balancesOf,
  correctBalances,
  keyOfBalance,
  limitsByName,
  takeBackCorrections,
  thisYearOfLimits,
} from '#app/requests/public/leave_balances'

/** What is left of a person's limit in a year. A row makes it so by a correction, which undoing takes back by another. */
export const leaveBalancesKind: KindOfRows = {
  keysOf(columns, cells) {
    const rest = [cellOf(columns, cells, 'balanceType').toLowerCase(), cellOf(columns, cells, 'balanceYear')]
    return personKeysOf(columns, cells).map((person) => JSON.stringify([person, ...rest]))
  },
  open: (asked) => new BalancesPass(asked),
  missing: async () => [],
  remove: async () => [],
  async undo(changes) {
    const restored = await takeBackCorrections(changes.map(({ entityId }) => entityId))
    return { ...nothingUndone, restored }
  },
}

class BalancesPass implements ImportPass {
  readonly #asked: OpenedPass
  constructor(asked: OpenedPass) {
    this.#asked = asked
  }

  newNames() {
    return { newPositions: [], newTags: [] }
  }

  async take(rows: FileRow[]) {
    const { columns, dry, fileName } = this.#asked
    const all = (field: 'integrationId' | 'email') =>
      rows.map(({ cells }) => cellOf(columns, cells, field)).filter(Boolean)
    const people = await employeesByKeys({ integrationIds: all('integrationId'), emails: all('email') })
    const known = { people, limits: await limitsByName(), thisYear: await thisYearOfLimits() }
    const reader = new BalanceReader(columns, known)
    const read = rows.map((row) => ({ row, found: reader.read(row.cells) }))
    const asked = read.flatMap(({ found }) => ('problems' in found ? [] : [asBalance(found)]))
    const before = await balancesOf(asked, dry ? 'read' : 'lock')
    const results = read.map(({ row, found }) => resultOf(row, found, before))
    if (dry) return { rows: results, changes: [] }
    const corrections = results.flatMap(({ outcome, saved }, place) => {
      const { found } = read[place]!
      if (outcome !== 'updated' || !saved || !('balance' in saved) || 'problems' in found) return []
      const { beforeMinutes, afterMinutes } = saved.balance
      return [{ ...asBalance(found), minutes: afterMinutes - beforeMinutes }]
    })
    const ids = await correctBalances(corrections, fileName)
    const changes = ids.map((entityId): StoredChange => ({
      ...{ entity: 'limit_entry', entityId, kind: 'added', before: null, after: null },
    }))
    return { rows: results, changes }
  }
}

const asBalance = ({ employee, limit, year }: ReadBalance) => ({
  ...{ employeeId: employee.id, requestTypeId: limit.id, year },
})

function resultOf(
  { number, twinOf }: FileRow,
  found: ReturnType<BalanceReader['read']>,
  before: ReadonlyMap<string, number>
): RowResult {
  const invalid = (problems: RowResult['problems']): RowResult => ({
    ...{ number, outcome: 'invalid', problems, notes: [], saved: null },
  })
  if (twinOf !== null)
    return invalid([{ field: null, text: 'imports.problems.same_balance', details: { row: twinOf } }])
  if ('problems' in found) return invalid(found.problems)
  const { employee, limit, year, minutes } = found
  const beforeMinutes = before.get(keyOfBalance(asBalance(found))) ?? 0
  const { name, surname } = employee
  const balance = { name, surname, requestTypeId: limit.id, year, unit: limit.unit }
  return {
    ...{ number, outcome: beforeMinutes === minutes ? 'unchanged' : 'updated', problems: [], notes: [] },
    saved: { balance: { ...balance, beforeMinutes, afterMinutes: minutes } },
  }
}
