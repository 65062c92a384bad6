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
    const blocking = singleRulesWith('block', person)
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

/** A preferred time is met by any allowed shift that overlaps it; one that no shift could meet is not counted. */
export function preferenceTable(
  problem: RosterProblem,
  shifts: readonly RosterShift[],
  indexOf: ReadonlyMap<string, number>,
  allowed: Uint8Array
) {
  const table = new Int32Array(indexOf.size * shifts.length).fill(-1)
  const best = new Float64Array(table.length)
  const wishes = problem.availability.filter(({ kind }) => kind === 'preferred')
  wishes.forEach((wish, w) => {
    const offset = (indexOf.get(wish.personId) ?? -1) * shifts.length
    if (offset < 0) return
    shifts.forEach((shift, s) => {
      if (shift.start >= wish.end || shift.end <= wish.start) return
      const shared = sharedMinutes(shift, wish)
      if (!allowed[offset + s] || shared <= best[offset + s]!) return
      best[offset + s] = shared
      table[offset + s] = w
    })
  })
  const reachable = new Map([...new Set(table)].filter((w) => w >= 0).map((w, index) => [w, index]))
  for (let i = 0; i < table.length; i += 1) table[i] = reachable.get(table[i]!) ?? -1
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
