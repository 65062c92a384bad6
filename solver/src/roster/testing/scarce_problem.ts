import { lawPacks } from '../../labour_code/law_packs.ts'
import { ruleIds, type RuleSettings, type Severity } from '../../labour_code/rule.ts'
import { minutesOf } from '../../time/time.ts'
import type { RosterProblem, RosterShift } from '../problem.ts'
import { Random } from '../../random.ts'
import { generatedProblem } from './generated_problem.ts'
import { withContracts } from './with_contracts.ts'

const packs = [lawPacks.PL, lawPacks.VN, lawPacks.EU]

/**
 * More work than people under rules that change with the seed: each law in turn, every second time all rules
 * block, every third time there are contracts.
 * Shifts are of many lengths, some with breaks.
 */
export function scarceProblem(seed: number): RosterProblem {
  const random = new Random(seed)
  const size = { people: 8 + (seed % 5), days: 14, seed, locations: 2 }
  const generated = generatedProblem({ ...size, demand: 1 + (seed % 4) / 4 })
  const problem = seed % 3 === 0 ? withContracts(generated, seed) : generated
  const [ruleSet] = problem.ruleSets
  const settings = seed % 2 === 0 ? ruleSet!.settings : everyRule('block')
  return {
    ...problem,
    shifts: problem.shifts.map((shift) => varied(shift, random)),
    ruleSets: [{ ...ruleSet!, limits: packs[seed % packs.length]!, settings }],
  }
}

const everyRule = (severity: Severity): RuleSettings =>
  Object.fromEntries(ruleIds.map((id) => [id, severity])) as RuleSettings

function varied(shift: RosterShift, random: Random): RosterShift {
  const end = shift.end + random.pick([-120, 0, 0, 120, 240]) * 60_000
  const long = { ...shift, end, workMinutes: minutesOf({ start: shift.start, end }) }
  if (random.next() < 0.5) return long
  const paid = random.next() < 0.5
  const placed = random.next() < 0.5 ? { start: shift.start + 3 * 3_600_000 } : {}
  const breaks = [{ minutes: 30, paid, ...placed }]
  return { ...long, breaks, workMinutes: long.workMinutes - (paid ? 0 : 30) }
}
