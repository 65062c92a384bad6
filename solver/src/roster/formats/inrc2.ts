import {
  cellIndex,
  FORBIDDEN,
  HARD,
  noLimit,
  type GridDemand,
  type GridHistory,
  type GridProblem,
  type GridRules,
  type Limit,
} from '../grid_model/grid_problem.ts'
import { readHistory, readScenario, readWeek, type Nurse, type Scenario, type Week } from './inrc2_files.ts'

/** Weights of the second international nurse rostering competition (arXiv 1501.04177, section 3). */
export const inrc2Weights = {
  optimalCover: 30,
  kindRun: 15,
  workRun: 30,
  offRun: 30,
  preference: 10,
  completeWeekend: 30,
  assignments: 20,
  weekends: 30,
} as const

const WEEK = 7

/**
 * Reads an instance of the second international nurse rostering competition with all its weeks known: a scenario, a
 * history and the week files in order. A type of work is a (shift, skill) pair; the shift is its kind.
 */
export function readInrc2(texts: readonly string[], name = 'inrc2'): GridProblem {
  const find = (title: string): string[] => texts.filter((text) => text.trimStart().startsWith(title))
  const [scenarioText] = find('SCENARIO')
  const [historyText] = find('HISTORY')
  const weeks = find('WEEK_DATA').map(readWeek)
  if (!scenarioText || !historyText || weeks.length === 0) {
    throw new Error(
      'An instance needs a scenario, a history and at least one week. Maybe a file was not given'
    )
  }
  const scenario = readScenario(scenarioText)
  const histories = readHistory(historyText)
  const { nurses, shifts, skills } = scenario
  const types = shifts.length * skills.length
  const days = weeks.length * WEEK
  const problem: GridProblem = {
    name,
    people: nurses.length,
    days,
    types,
    typeMinutes: new Int32Array(types + 1),
    typeKind: Uint8Array.from({ length: types + 1 }, (_, t) => (t ? Math.ceil(t / skills.length) : 0)),
    kinds: shifts.length,
    forbiddenNext: successionsOf(scenario),
    cellCost: new Int32Array(nurses.length * days * (types + 1)),
    demand: demandOf(scenario, weeks),
    weekendOf: Int16Array.from({ length: days }, (_, day) => (day % WEEK > 4 ? Math.floor(day / WEEK) : -1)),
    weekends: weeks.length,
    rules: rulesOf(scenario, types),
    history: nurses.map((nurse) => historyOf(nurse, scenario, histories)),
    labels: {
      people: nurses.map(({ id }) => id),
      types: ['', ...shifts.flatMap((shift) => skills.map((skill) => `${shift.id} ${skill}`))],
    },
  }
  forbidMissingSkills(problem, scenario)
  addRequests(problem, scenario, weeks)
  return problem
}

/** A pair's type: shifts and skills in the scenario's order, from 1. */
function typeOf({ shifts, skills }: Scenario, shift: string, skill: string): number {
  const s = shifts.findIndex(({ id }) => id === shift)
  const k = skills.indexOf(skill)
  if (s < 0 || k < 0) throw new Error(`Unknown shift '${shift}' or skill '${skill}'`)
  return s * skills.length + k + 1
}

function successionsOf({ shifts }: Scenario): Uint8Array {
  const width = shifts.length + 1
  const forbidden = new Uint8Array(width * width)
  shifts.forEach(({ notBefore }, s) =>
    notBefore.forEach((next) => {
      forbidden[(s + 1) * width + shifts.findIndex(({ id }) => id === next) + 1] = 1
    })
  )
  return forbidden
}

function demandOf(scenario: Scenario, weeks: readonly Week[]): GridDemand {
  const width = scenario.shifts.length * scenario.skills.length + 1
  const cells = weeks.length * WEEK * width
  const demand = {
    wanted: new Int32Array(cells),
    under: new Int32Array(cells).fill(inrc2Weights.optimalCover),
    over: new Int32Array(cells),
    minimum: new Int32Array(cells),
  }
  weeks.forEach(({ requirements }, w) => {
    for (const { shift, skill, byDay } of requirements) {
      byDay.forEach(({ minimum, optimal }, day) => {
        const cell = (w * WEEK + day) * width + typeOf(scenario, shift, skill)
        demand.minimum[cell] = minimum
        demand.wanted[cell] = optimal
      })
    }
  })
  return demand
}

function rulesOf({ contracts, nurses, shifts }: Scenario, types: number): GridRules[] {
  const soft = ([min, max]: readonly [number, number], weight: number): Limit => ({
    min,
    max,
    under: weight,
    over: weight,
  })
  const kindRun = [noLimit, ...shifts.map(({ run }) => soft(run, inrc2Weights.kindRun))]
  const byContract = new Map(
    contracts.map(
      ({ id, assignments, workRun, offRun, maxWeekends, completeWeekend }): [string, GridRules] => [
        id,
        {
          minutes: noLimit,
          assignments: soft(assignments, inrc2Weights.assignments),
          workRun: soft(workRun, inrc2Weights.workRun),
          offRun: soft(offRun, inrc2Weights.offRun),
          kindRun,
          weekends: soft([0, maxWeekends], inrc2Weights.weekends),
          incompleteWeekend: completeWeekend ? inrc2Weights.completeWeekend : 0,
          typeMax: new Int32Array(types + 1).fill(noLimit.max),
          typeMaxWeight: HARD,
        },
      ]
    )
  )
  return nurses.map(({ contract }) => {
    const rules = byContract.get(contract)
    if (!rules) throw new Error(`Unknown contract '${contract}'`)
    return rules
  })
}

function historyOf(
  { id }: Nurse,
  { shifts }: Scenario,
  histories: ReturnType<typeof readHistory>
): GridHistory {
  const past = histories.get(id)
  if (!past) throw new Error(`No history of '${id}'`)
  const { lastShift, ...figures } = past
  return { known: true, lastKind: shifts.findIndex((shift) => shift.id === lastShift) + 1, ...figures }
}

function forbidMissingSkills(problem: GridProblem, scenario: Scenario): void {
  scenario.nurses.forEach((nurse, person) => {
    scenario.skills.forEach((skill) => {
      if (nurse.skills.includes(skill)) return
      for (const { id } of scenario.shifts) {
        const type = typeOf(scenario, id, skill)
        for (let day = 0; day < problem.days; day += 1) {
          problem.cellCost[cellIndex(problem, person, day, type)] = FORBIDDEN
        }
      }
    })
  })
}

function addRequests(problem: GridProblem, scenario: Scenario, weeks: readonly Week[]): void {
  weeks.forEach(({ requests }, w) => {
    for (const { nurse, shift, day } of requests) {
      const person = problem.labels.people.indexOf(nurse)
      if (person < 0) throw new Error(`Unknown nurse '${nurse}'`)
      for (let type = 1; type <= problem.types; type += 1) {
        const cell = cellIndex(problem, person, w * WEEK + day, type)
        const meant = shift === 'Any' || scenario.shifts[problem.typeKind[type]! - 1]!.id === shift
        if (meant && problem.cellCost[cell] !== FORBIDDEN) problem.cellCost[cell]! += inrc2Weights.preference
      }
    }
  })
}

const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** The competition's solution text, one block per week. */
export function writeInrc2({ name, people, days, labels }: GridProblem, roster: Uint8Array): string {
  const blocks: string[] = []
  for (let week = 0; week * WEEK < days; week += 1) {
    const lines: string[] = []
    for (let person = 0; person < people; person += 1) {
      for (let day = 0; day < WEEK; day += 1) {
        const type = roster[person * days + week * WEEK + day]!
        if (type > 0) lines.push(`${labels.people[person]} ${dayNames[day]} ${labels.types[type]}`)
      }
    }
    blocks.push(`SOLUTION\n${week} ${name}\n\nASSIGNMENTS = ${lines.length}\n${lines.join('\n')}\n`)
  }
  return blocks.join('\n')
}
