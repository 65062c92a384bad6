import { annealing, mixes, moves, schedule, threads } from './annealing.ts'
import {
  bound,
  dive,
  firstRows,
  longBound,
  neighbourhoods,
  parts,
  pool,
  program,
  rowPricing,
  other,
  windows,
} from './columns.ts'
import { faultOf, type ParameterGroup, type ValuesOf } from './parameter.ts'
import { search, shiftBound, shiftMoves } from './shifts.ts'

/** Every parameter of the search, by the part of the algorithm it belongs to. */
export const catalogue = {
  annealing,
  moves,
  mixes,
  schedule,
  program,
  bound,
  longBound,
  dive,
  parts,
  neighbourhoods,
  pool,
  other,
  windows,
  firstRows,
  rowPricing,
  search,
  shiftMoves,
  shiftBound,
  threads,
} as const

type Catalogue = typeof catalogue

/** A checked value of every parameter; made by `parametersWith`. */
export type Parameters = { readonly [Group in keyof Catalogue]: ValuesOf<Catalogue[Group]> }

/** Values that differ from the usual ones, as a file or a command line has them. */
export type Changes = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** A value that cannot be, with a message for the person who chose it. */
export class FaultyParameter extends Error {}

/** The usual values with some changes. @throws FaultyParameter when a name is unknown or a value cannot be */
export function parametersWith(changes: Changes): Parameters {
  const groups: Readonly<Record<string, ParameterGroup>> = catalogue
  for (const [group, values] of Object.entries(changes)) {
    if (!Object.hasOwn(groups, group)) throw new FaultyParameter(`There are no parameters "${group}".`)
    for (const [name, value] of Object.entries(values)) check(groups[group]!, group, name, value)
  }
  const valued = Object.entries(groups).map(([group, parameters]) => {
    const usual = Object.entries(parameters).map(([name, { value }]) => [name, value])
    return [group, Object.freeze({ ...Object.fromEntries(usual), ...changes[group] })]
  })
  const parameters = Object.freeze(Object.fromEntries(valued)) as Parameters
  checkTogether(parameters)
  return parameters
}

function check(parameters: ParameterGroup, group: string, name: string, value: unknown): void {
  const parameter = Object.hasOwn(parameters, name) ? parameters[name] : undefined
  if (!parameter) throw new FaultyParameter(`There is no parameter "${group}.${name}".`)
  const fault = faultOf(parameter, value)
  if (fault) throw new FaultyParameter(`${group}.${name} ${fault}, not ${JSON.stringify(value)}.`)
}

/** What must hold between several values. */
function checkTogether({
  annealing: a,
  moves: m,
  schedule: s,
  mixes: x,
  search: f,
  windows: w,
  pool: p,
  longBound: l,
}: Parameters): void {
  const ordered: readonly (readonly [string, number, number])[] = [
    ['annealing.leastFeasible, annealing.mostFeasible', a.leastFeasible, a.mostFeasible],
    ['annealing.lightestBreach, annealing.heaviestBreach', a.lightestBreach, a.heaviestBreach],
    ['mixes.leastMoves, mixes.mostMoves', x.leastMoves, x.mostMoves],
    ['schedule.leastBefore, schedule.mostBefore', s.leastBefore, s.mostBefore],
    ['schedule.leastBeside, schedule.mostBeside', s.leastBeside, s.mostBeside],
    ['schedule.leastBeforeSoft, schedule.mostBeforeSoft', s.leastBeforeSoft, s.mostBeforeSoft],
    ['schedule.leastBesideSoft, schedule.mostBesideSoft', s.leastBesideSoft, s.mostBesideSoft],
    ['search.coldest, search.hottest', f.coldest, f.hottest],
    ['windows.shortest, windows.longest', w.shortest, w.longest],
    ['pool.keptEach, pool.mostEach', p.keptEach, p.mostEach],
    ['longBound.lastStep, longBound.firstStep', l.lastStep, l.firstStep],
  ]
  for (const [names, low, high] of ordered)
    if (low > high) throw new FaultyParameter(`${names}: the first must not be above the second.`)
  // Which moves suit a problem is known later, so those that suit any are asked here.
  const usual = [
    m.changeDay,
    m.changeBlock,
    m.swapDaysOfRow,
    m.slideDays,
    m.swapBlock,
    m.handOverRun,
    m.rotateBlock,
  ]
  if (!usual.some((part) => part >= 0.002))
    throw new FaultyParameter('moves: one of those that suit any problem needs a share of 0.002 or more.')
}

/** What the search runs with unless asked otherwise. */
export const usualParameters: Parameters = parametersWith({})
