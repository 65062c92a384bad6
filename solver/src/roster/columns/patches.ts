import type { Column } from './column_pool.ts'
import type { ColumnProblem } from './column_problem.ts'
import type { Neighbourhood } from './neighbourhoods.ts'
import { costOfRows, keepsRules } from './row_rules.ts'

/** What some people do in some days, as one search decided it; rows are whole, only the days count. */
export type Patch = Neighbourhood & { readonly rows: readonly Uint8Array[] }

type Joined = {
  readonly rows: readonly Uint8Array[]
  readonly cost: number
  /** Patches that made it cheaper; the others were in it already, or did not fit. */
  readonly fitting: readonly Patch[]
}

/**
 * Applies one's own patches to another thread's roster, one after the other, wherever it keeps all rules and becomes
 * cheaper by them: two searches that changed different days keep the gains of both.
 */
export function joinPatches(
  problem: ColumnProblem,
  columns: readonly Column[],
  patches: readonly Patch[]
): Joined {
  let rows: readonly Uint8Array[] = columns.map(({ row }) => row)
  let cost = costOfRows(problem, rows)
  const fitting: Patch[] = []
  for (const patch of patches) {
    const joined = patched(problem, rows, patch)
    const joinedCost = joined === rows ? cost : costOfRows(problem, joined)
    if (joinedCost >= cost) continue
    rows = joined
    cost = joinedCost
    fitting.push(patch)
  }
  return { rows, cost, fitting }
}

/** People whose row would break a rule by the patch keep what they have. */
function patched(problem: ColumnProblem, rows: readonly Uint8Array[], patch: Patch): readonly Uint8Array[] {
  const joined = [...rows]
  let changed = false
  patch.people.forEach((person, index) => {
    const row = rows[person]!.slice()
    for (const { from, until } of patch.days) row.set(patch.rows[index]!.subarray(from, until), from)
    if (row.every((type, day) => type === rows[person]![day])) return
    if (!keepsRules(problem, problem.people[person]!, row)) return
    joined[person] = row
    changed = true
  })
  return changed ? joined : rows
}
