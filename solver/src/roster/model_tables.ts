import { scanCounted } from '../labour_code/counted_only.ts'
import type { PlannedWork } from '../labour_code/planned_work.ts'
import { countedMinutesInside } from '../labour_code/planned_work.ts'
import { allRules, singleWorkRules } from '../labour_code/registry.ts'
import type { Severity } from '../labour_code/rule.ts'
import { periodOfDays, sharedMinutes } from '../time/time.ts'
import { singleContractRules, type RosterRule } from './contract_rules/contract_rule.ts'
import type { ModelPerson } from './model.ts'
import type { RosterProblem, RosterShift } from './problem.ts'
import { wishWeights } from './wish_weights.ts'

/**
 * Runs the single-shift rules of the kernel over every pair once, so that the search only looks up. A pair that one of
 * them forbids is not looked at further: its alerts never count.
 */
export function singleShiftTables(people: readonly ModelPerson[], shiftCount: number) {
  const allowed = new Uint8Array(people.length * shiftCount)
  const shiftAlerts = new Uint8Array(people.length * shiftCount)
  const work: PlannedWork[] = new Array(1)
  let breaches = 0
  const count = (): void => void (breaches += 1)
  people.forEach((person, p) => {
    const { facts, rules, planned } = person
    const blocking = likeliestFirst(singleRulesWith('block', person))
    const alerting = singleRulesWith('alert', person)
    for (let s = 0; s < shiftCount; s += 1) {
      work[0] = planned[s]!
      breaches = 0
      for (let r = 0; r < blocking.length && breaches === 0; r += 1) {
        scanCounted(blocking[r]!, work, facts, rules, count)
      }
      if (breaches > 0) continue
      allowed[p * shiftCount + s] = 1
      for (const rule of alerting) scanCounted(rule, work, facts, rules, count)
      shiftAlerts[p * shiftCount + s] = breaches
    }
  })
  return { allowed, shiftAlerts }
}

const singleRulesWith = (severity: Severity, { rules, contract }: ModelPerson): RosterRule[] => [
  ...allRules.filter(({ id }) => singleWorkRules.has(id) && rules.settings[id] === severity),
  ...contract.filter((rule) => singleContractRules.has(rule.id) && rule.severity === severity),
]

/** Most shifts of a large company are elsewhere, or for others: what is forbidden is found by the first rules then. */
const likeliestFirst = (rules: readonly RosterRule[]): RosterRule[] =>
  rules.toSorted((a, b) => Number(likeliest.has(b.id)) - Number(likeliest.has(a.id)))
const likeliest: ReadonlySet<string> = new Set(['location', 'qualification'])

/** A preferred time is met by any allowed shift that overlaps it; one that no shift could meet is not counted. */
export function preferenceTable(
  problem: RosterProblem,
  shifts: readonly RosterShift[],
  indexOf: ReadonlyMap<string, number>,
  allowed: Uint8Array
) {
  const table = new Int32Array(indexOf.size * shifts.length).fill(-1)
  const wishes = problem.availability.filter(({ kind }) => kind === 'preferred')
  const wishesOf = Map.groupBy(wishes.keys(), (w) => wishes[w]!.personId)
  const reachable = new Map<number, number>()
  for (const [personId, p] of indexOf) {
    const own = wishesOf.get(personId)
    if (!own) continue
    const best = new Float64Array(shifts.length)
    const row = table.subarray(p * shifts.length, (p + 1) * shifts.length)
    for (const w of own) {
      const wish = wishes[w]!
      shifts.forEach((shift, s) => {
        if (shift.start >= wish.end || shift.end <= wish.start || !allowed[p * shifts.length + s]) return
        const shared = sharedMinutes(shift, wish)
        if (shared <= best[s]!) return
        best[s] = shared
        row[s] = w
      })
    }
    row.forEach((w, s) => {
      if (w < 0) return
      if (!reachable.has(w)) reachable.set(w, reachable.size)
      row[s] = reachable.get(w)!
    })
  }
  const weightOf = wishWeights(problem)
  const weights = Int32Array.from(reachable.keys(), (w) => weightOf(wishes[w]!))
  return { table, weights }
}

/** Minutes of each shift inside each window of agreed hours, windows being `from/until`. */
export function windowTable(
  { zone }: RosterProblem,
  shifts: readonly RosterShift[],
  windows: ReadonlyMap<string, number>
): Int32Array {
  const table = new Int32Array(windows.size * shifts.length)
  for (const [key, index] of windows) {
    const [from = '', until = ''] = key.split('/')
    const window = periodOfDays(from, until, zone)
    shifts.forEach((shift, s) => (table[index * shifts.length + s] = countedMinutesInside(shift, window)))
  }
  return table
}
