import {
  cellIndex,
  FORBIDDEN,
  HARD,
  noLimit,
  unknownHistory,
  type GridDemand,
  type GridProblem,
  type GridRules,
} from '../grid_model/grid_problem.ts'
import { indexOf, numberFrom, sectionsOf, type Sections } from './sections.ts'

type Shift = { readonly id: string; readonly minutes: number; readonly notBefore: readonly string[] }
type Staff = { readonly id: string; readonly fields: readonly string[] }

/**
 * Reads an instance of the shift scheduling benchmark of Curtois and Qu (2014): everything about one person is hard,
 * requests and cover are costs, day 0 is a Monday.
 */
export function readCurtois(text: string, name = 'curtois'): GridProblem {
  const sections = sectionsOf(text)
  const days = numberFrom(sections.only('SECTION_HORIZON')[0])
  const shifts = sections.rows('SECTION_SHIFTS').map(shiftOf)
  const staff = sections.rows('SECTION_STAFF').map(([id = '', ...fields]): Staff => ({ id, fields }))
  const types = shifts.length
  const problem: GridProblem = {
    name,
    people: staff.length,
    days,
    types,
    typeMinutes: Int32Array.from([0, ...shifts.map(({ minutes }) => minutes)]),
    typeKind: Uint8Array.from({ length: types + 1 }, (_, type) => type),
    kinds: types,
    forbiddenNext: successionsOf(shifts),
    cellCost: new Int32Array(staff.length * days * (types + 1)),
    demand: demandOf(sections, shifts, days),
    weekendOf: Int16Array.from({ length: days }, (_, day) => (day % 7 > 4 ? Math.floor(day / 7) : -1)),
    weekends: Math.ceil(Math.max(0, days - 5) / 7),
    rules: sharedRules(staff, shifts),
    history: staff.map(() => unknownHistory),
    labels: { people: staff.map(({ id }) => id), types: ['', ...shifts.map(({ id }) => id)] },
  }
  addRequests(problem, sections)
  forbidByCaps(problem, staff, shifts)
  return problem
}

function shiftOf([id = '', minutes, notBefore = '']: readonly string[]): Shift {
  return { id, minutes: numberFrom(minutes), notBefore: notBefore.split('|').filter(Boolean) }
}

function successionsOf(shifts: readonly Shift[]): Uint8Array {
  const width = shifts.length + 1
  const forbidden = new Uint8Array(width * width)
  const ids = shifts.map(({ id }) => id)
  shifts.forEach(({ notBefore }, s) =>
    notBefore.forEach((next) => (forbidden[(s + 1) * width + indexOf(ids, next) + 1] = 1))
  )
  return forbidden
}

function demandOf(sections: Sections, shifts: readonly Shift[], days: number): GridDemand {
  const cells = days * (shifts.length + 1)
  const ids = shifts.map(({ id }) => id)
  const demand = {
    wanted: new Int32Array(cells),
    under: new Int32Array(cells),
    over: new Int32Array(cells),
    minimum: new Int32Array(cells),
  }
  for (const [day, shift = '', wanted, under, over] of sections.rows('SECTION_COVER')) {
    const cell = numberFrom(day) * (shifts.length + 1) + indexOf(ids, shift) + 1
    demand.wanted[cell] = numberFrom(wanted)
    demand.under[cell] = numberFrom(under)
    demand.over[cell] = numberFrom(over)
  }
  return demand
}

function sharedRules(staff: readonly Staff[], shifts: readonly Shift[]): GridRules[] {
  const known = new Map<string, GridRules>()
  return staff.map(({ fields }) => {
    const key = fields.join()
    const rules = known.get(key) ?? rulesOf(fields, shifts)
    known.set(key, rules)
    return rules
  })
}

function rulesOf(fields: readonly string[], shifts: readonly Shift[]): GridRules {
  const [, maxMinutes, minMinutes, maxRun, minRun, minOff, weekends] = fields
  const hard = (min: number, max: number) => ({ min, max, under: HARD, over: HARD })
  return {
    minutes: hard(numberFrom(minMinutes), numberFrom(maxMinutes)),
    assignments: noLimit,
    workRun: hard(numberFrom(minRun), numberFrom(maxRun)),
    offRun: hard(numberFrom(minOff), noLimit.max),
    kindRun: null,
    weekends: hard(0, numberFrom(weekends)),
    incompleteWeekend: 0,
    // What a person may never have is forbidden day by day and need not be counted.
    typeMax: capsOf(fields, shifts).map((max) => (max === 0 ? noLimit.max : max)),
    typeMaxWeight: HARD,
  }
}

/** `[types + 1]` most days of each shift. */
function capsOf([caps = '']: readonly string[], shifts: readonly Shift[]): Int32Array {
  const ids = shifts.map(({ id }) => id)
  const typeMax = new Int32Array(shifts.length + 1).fill(noLimit.max)
  for (const cap of caps.split('|').filter(Boolean)) {
    const [shift = '', max] = cap.split('=')
    typeMax[indexOf(ids, shift) + 1] = numberFrom(max)
  }
  return typeMax
}

function addRequests(problem: GridProblem, sections: Sections): void {
  const { labels, types, cellCost } = problem
  const cell = (person = '', day = '', type: number): number =>
    cellIndex(problem, indexOf(labels.people, person), numberFrom(day), type)
  for (const [person, day, shift = '', weight] of sections.rows('SECTION_SHIFT_ON_REQUESTS')) {
    const wanted = indexOf(labels.types, shift)
    for (let type = 0; type <= types; type += 1) {
      if (type !== wanted) cellCost[cell(person, day, type)]! += numberFrom(weight)
    }
  }
  for (const [person, day, shift = '', weight] of sections.rows('SECTION_SHIFT_OFF_REQUESTS')) {
    cellCost[cell(person, day, indexOf(labels.types, shift))]! += numberFrom(weight)
  }
  for (const [person, ...daysOff] of sections.rows('SECTION_DAYS_OFF')) {
    for (const day of daysOff) {
      for (let type = 1; type <= types; type += 1) cellCost[cell(person, day, type)] = FORBIDDEN
    }
  }
}

/** A cap of 0 forbids the shift on every day. */
function forbidByCaps(problem: GridProblem, staff: readonly Staff[], shifts: readonly Shift[]): void {
  staff.forEach(({ fields }, person) =>
    capsOf(fields, shifts).forEach((max, type) => {
      if (max > 0) return
      for (let day = 0; day < problem.days; day += 1) {
        problem.cellCost[cellIndex(problem, person, day, type)] = FORBIDDEN
      }
    })
  )
}

/** One line per person in the instance's order, one tab-separated cell per day, empty for a day off. */
export function writeCurtois({ people, days, labels }: GridProblem, roster: Uint8Array): string {
  const line = (person: number): string =>
    Array.from(roster.subarray(person * days, (person + 1) * days), (type) => labels.types[type]).join('\t')
  return Array.from({ length: people }, (_, person) => `${line(person)}\n`).join('')
}

/** The roster of what `writeCurtois` wrote. */
export function readCurtoisRoster({ people, days, labels }: GridProblem, text: string): Uint8Array {
  const roster = new Uint8Array(people * days)
  text.split('\n').forEach((line, person) => {
    if (person >= people) return
    line
      .split('\t')
      .forEach((shift, day) => (roster[person * days + day] = indexOf(labels.types, shift.trim())))
  })
  return roster
}
