import type { GridProblem } from '../grid_model/grid_problem.ts'
import { Random } from '../../random.ts'
import { Choices } from './choices.ts'
import { FORBIDDEN_CELL, GridState } from './grid_state.ts'
import { usualParameters, type Parameters } from '../parameters/parameters.ts'
import type { GridMove, MoveContext } from './moves/move.ts'
import { changeBlock, changeDay, slideDays, swapDaysOfRow } from './moves/one_row.ts'
import { BREACHES_PER_SHIFT, breachOf } from './packed.ts'

const MOVES: readonly GridMove[] = [changeDay, changeBlock, slideDays, swapDaysOfRow]

/**
 * Makes each row keep its own hard rules, as far as that is found quickly, whatever it costs: a start for long horizons,
 * where annealing from nothing breaks rules for minutes. Rows that keep them already stay as they are.
 * @returns the roster, changed copies of rows only
 */
export function settleRows(
  problem: GridProblem,
  roster: Uint8Array,
  seed: number,
  stop: () => boolean,
  reach = usualParameters.moves
): Uint8Array {
  const settled = roster.slice()
  const { people, days } = problem
  for (let person = 0; person < people && !stop(); person += 1) {
    const alone = alonePerson(problem, person)
    const row = settled.subarray(person * days, (person + 1) * days)
    row.set(settledRow(alone, row, new Random(seed + person), reach))
  }
  return settled
}

/** The problem of one person who is not expected anywhere. */
function alonePerson(problem: GridProblem, person: number): GridProblem {
  const { days, types, cellCost, rules, history, demand } = problem
  const cells = days * (types + 1)
  const nothing = new Int32Array(cells)
  return {
    ...problem,
    people: 1,
    cellCost: cellCost.slice(person * cells, (person + 1) * cells),
    demand: { ...demand, minimum: nothing, over: nothing },
    rules: [rules[person]!],
    history: [history[person]!],
  }
}

function settledRow(
  problem: GridProblem,
  row: Uint8Array,
  random: Random,
  reach: Parameters['moves']
): Uint8Array {
  const state = new GridState(problem)
  state.reset(row)
  let heat = BREACHES_PER_SHIFT
  const scratch = (): Uint8Array => new Uint8Array(problem.days)
  const context: MoveContext = {
    state,
    random,
    reach,
    choices: new Choices(problem),
    rows: [scratch(), scratch(), scratch()],
    welcome: (delta) =>
      delta < FORBIDDEN_CELL / 2 && breachOf(delta) <= -heat * Math.log(random.next() + 1e-300),
  }
  const tries = reach.settlingTries * problem.days
  for (let turn = 0; turn < tries && state.breach() > 0; turn += 1) {
    MOVES[turn % MOVES.length]!(context)
    heat = Math.max(0.5, heat * (1 - 10 / tries))
  }
  return state.roster
}
