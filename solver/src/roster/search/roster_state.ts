import type { PlannedWork } from '../../labour_code/planned_work.ts'
import { UNASSIGNED, type Model } from '../model.ts'
import { scoreOf } from '../score.ts'
import { alertsOf, excessOf } from '../excess.ts'
import { OpenShifts } from './open_shifts.ts'
import { OvertimeTally } from './overtime_tally.ts'
import { Tallies } from './tallies.ts'
import { WorkDays } from './work_days.ts'
import type { Scope } from './scope.ts'

/** Rounding of sums of fractional minutes must not look like a new breach. */
const EXCESS_TOLERANCE = 1e-6

/**
 * Who has which shift, with everything the search asks for kept up to date. Every change is written down, so that a
 * move that turns out bad is taken back exactly.
 */
export class RosterState {
  readonly model: Model
  readonly assignee: Int32Array
  readonly open: OpenShifts
  readonly tallies: Tallies
  /** Per person: all work sorted by start, fixed and given. */
  readonly timelines: PlannedWork[][]
  /** Per person: given shifts, in time order. */
  readonly given: number[][]
  readonly workDays: WorkDays
  /** Per person and blocking rule: the breach of fixed work alone, which must not grow. */
  readonly #allowedExcess: number[][]
  readonly #alerts: Int32Array
  readonly #touched: number[] = []
  readonly #isTouched: Uint8Array
  readonly #journal: number[] = []
  readonly #alertJournal: number[] = []
  readonly #overtime: OvertimeTally | null
  /** What may change; null: everything. */
  scope: Scope | null = null
  #isOutside = false

  constructor(model: Model) {
    this.model = model
    this.assignee = new Int32Array(model.shifts.length).fill(UNASSIGNED)
    this.open = new OpenShifts(model.shifts.length)
    model.shifts.forEach((_, s) => this.open.add(s))
    this.tallies = new Tallies(model)
    this.timelines = model.people.map(({ fixed }) => [...fixed])
    this.given = model.people.map(() => [])
    this.workDays = new WorkDays(model)
    this.#isTouched = new Uint8Array(model.people.length)
    this.#allowedExcess = model.people.map((person) =>
      person.blocking.map((rule) => excessOf(rule, person, person.fixed))
    )
    this.#alerts = Int32Array.from(model.people, (person) => alertsOf(person, person.fixed))
    this.#overtime = model.overtime && new OvertimeTally(model.overtime, model.people.length)
    this.tallies.totals.alerts += this.#alerts.reduce((total, count) => total + count, 0)
  }

  score(): number {
    this.#reckonOvertime()
    return scoreOf(this.tallies.totals, this.model.weights)
  }

  /** No score is below this, and it costs less to ask for: overtime that has not been reckoned yet is left out. */
  leastScore(): number {
    const spared = this.#overtime?.mostSpared() ?? 0
    return scoreOf(this.tallies.totals, this.model.weights) - this.model.weights.perCostUnit * spared
  }

  /** No score is below this once those who were touched are settled: it is granted that their alerts and overtime end. */
  hopedScore(): number {
    const { weights } = this.model
    let score = this.leastScore()
    for (const person of this.#touched) {
      score -= weights.perAlert * this.#alerts[person]!
      if (this.#overtime) score -= weights.perCostUnit * this.#overtime.spared(person)
    }
    return score
  }

  /** Assigns a shift to a person, or unassigns it. The person's rules are looked at by `settle`, not here. */
  set(shift: number, person: number): void {
    const before = this.assignee[shift]!
    if (before === person) return
    if (this.scope !== null && !this.#isWithin(shift, person)) this.#isOutside = true
    this.#journal.push(shift, before)
    this.#place(shift, person)
  }

  /**
   * Looks at the rules of everybody touched since the last `keep`, `undo` or `settle`. People not looked at because of
   * an earlier breach stay touched, for the `settle` after a part is taken back.
   * @returns false when a person's hard rules would be broken further than fixed work breaks them already, or when
   *   anything outside the scope has changed since the last `keep` or `undo`
   */
  settle(): boolean {
    if (this.#isOutside) return false
    while (this.#touched.length > 0) {
      const person = this.#touched.at(-1)!
      if (!this.#holds(person)) return false
      this.#touched.pop()
      this.#isTouched[person] = 0
      this.#setAlerts(person)
      this.#overtime?.due(person)
    }
    return true
  }

  /** Makes everything since the last `keep` or `undo` final. */
  keep(): void {
    this.#reckonOvertime()
    this.#overtime?.keep()
    this.#journal.length = 0
    this.#alertJournal.length = 0
  }

  /** A place to come back to with `undo`. */
  mark(): number {
    return this.#journal.length
  }

  /** Takes back what happened since `mark`; without one, since the last `keep`. Alerts and overtime go back with the whole. */
  undo(mark = 0): void {
    const whole = mark === 0
    while (this.#journal.length > mark) {
      const person = this.#journal.pop()!
      this.#place(this.#journal.pop()!, person)
    }
    if (!whole) return
    this.#isOutside = false
    while (this.#alertJournal.length > 0) {
      const alerts = this.#alertJournal.pop()!
      const person = this.#alertJournal.pop()!
      this.tallies.totals.alerts += alerts - this.#alerts[person]!
      this.#alerts[person] = alerts
    }
    if (this.#overtime) this.tallies.totals.costUnits += this.#overtime.undo()
    while (this.#touched.length > 0) this.#isTouched[this.#touched.pop()!] = 0
  }

  #place(shift: number, person: number): void {
    const before = this.assignee[shift]!
    if (before !== UNASSIGNED) {
      removeWork(this.timelines[before]!, this.model.people[before]!.planned[shift]!)
      const given = this.given[before]!
      given.splice(given.indexOf(shift), 1)
      this.tallies.change(shift, before, -1)
      this.workDays.change(shift, before, -1)
      this.open.add(shift)
      this.#touch(before)
    }
    this.assignee[shift] = person
    if (person === UNASSIGNED) return
    insertWork(this.timelines[person]!, this.model.people[person]!.planned[shift]!)
    insertSorted(this.given[person]!, shift)
    this.tallies.change(shift, person, 1)
    this.workDays.change(shift, person, 1)
    this.open.remove(shift)
    this.#touch(person)
  }

  /** The holder of a shift within the scope is within it too. */
  #isWithin(shift: number, person: number): boolean {
    const { shifts, people } = this.scope!
    return shifts[shift] === 1 && (person === UNASSIGNED || people[person] === 1)
  }

  #touch(person: number): void {
    if (this.#isTouched[person]) return
    this.#isTouched[person] = 1
    this.#touched.push(person)
  }

  #holds(p: number): boolean {
    const person = this.model.people[p]!
    const allowed = this.#allowedExcess[p]!
    for (let r = 0; r < person.blocking.length; r += 1) {
      if (excessOf(person.blocking[r]!, person, this.timelines[p]!) > allowed[r]! + EXCESS_TOLERANCE)
        return false
    }
    return true
  }

  #setAlerts(p: number): void {
    const person = this.model.people[p]!
    if (person.alerting.length === 0) return
    const alerts = alertsOf(person, this.timelines[p]!)
    if (alerts === this.#alerts[p]) return
    this.#alertJournal.push(p, this.#alerts[p]!)
    this.tallies.totals.alerts += alerts - this.#alerts[p]!
    this.#alerts[p] = alerts
  }

  #reckonOvertime(): void {
    if (this.#overtime) this.tallies.totals.costUnits += this.#overtime.reckon(this.given)
  }
}

function insertWork(timeline: PlannedWork[], work: PlannedWork): void {
  let place = timeline.length
  while (place > 0 && timeline[place - 1]!.start > work.start) place -= 1
  timeline.splice(place, 0, work)
}

const removeWork = (timeline: PlannedWork[], work: PlannedWork): void => {
  timeline.splice(timeline.indexOf(work), 1)
}

function insertSorted(given: number[], shift: number): void {
  let place = given.length
  while (place > 0 && given[place - 1]! > shift) place -= 1
  given.splice(place, 0, shift)
}
