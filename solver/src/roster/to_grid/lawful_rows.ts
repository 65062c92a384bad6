import type { PlannedWork } from '../../labour_code/planned_work.ts'
import type { Model } from '../model.ts'
import { possibleShifts } from './cells.ts'
import { modelOf } from '../model_of.ts'
import type { RosterProblem } from '../problem.ts'
import { beyond } from './own_rules.ts'
import { keptDaysOf } from './kept_days.ts'
import type { Counted } from './to_grid.ts'

/** Verdicts on rows that are remembered at most: the search comes back to most of them. */
const MOST_KNOWN = 50_000

/** Rows of the core model as the labour code and contracts see them. */
export class LawfulRows {
  /** Every shift that counts ask for, one for each type and day. */
  readonly model: Model
  /** `[day * (types + 1) + type]`: its place among the shifts of the model, -1 for none. */
  readonly shiftAt: Int32Array
  /** `[person * days + day]` 1 where work stays, which is no shift of the model. */
  readonly kept: Uint8Array
  readonly #days: number
  readonly #width: number
  readonly #known = new Map<string, boolean>()

  constructor(problem: RosterProblem, { grid, types }: Counted) {
    const possible = possibleShifts(problem, types)
    const places = new Map(possible.map(({ shift, ...place }) => [shift.id, place]))
    this.model = modelOf({ ...problem, shifts: possible.map(({ shift }) => shift) })
    this.#days = grid.days
    this.#width = grid.types + 1
    this.shiftAt = new Int32Array(grid.days * this.#width).fill(-1)
    this.model.shifts.forEach(({ id }, s) => {
      const { day, type } = places.get(id)!
      this.shiftAt[day * this.#width + type] = s
    })
    this.kept = new Uint8Array(grid.people * grid.days)
    for (const { person, day } of keptDaysOf(problem)) this.kept[person * grid.days + day] = 1
  }

  /** Whether a person's row of a roster breaks no blocking rule, beyond what their kept work breaks alone. */
  holds(person: number, roster: Uint8Array): boolean {
    const first = person * this.#days
    const row = roster.subarray(first, first + this.#days)
    const key = String.fromCharCode(person, ...row)
    const known = this.#known.get(key)
    if (known !== undefined) return known
    if (this.#known.size >= MOST_KNOWN) this.#known.clear()
    const verdict = this.#judge(person, row)
    this.#known.set(key, verdict)
    return verdict
  }

  #judge(person: number, row: Uint8Array): boolean {
    const own = this.model.people[person]!
    const works: PlannedWork[] = []
    for (let day = 0; day < row.length; day += 1) {
      const type = row[day]!
      if (type === 0 || this.kept[person * this.#days + day] === 1) continue
      const work = own.planned[this.shiftAt[day * this.#width + type]!]
      // Not a shift that anyone asked for.
      if (work === undefined) return false
      works.push(work)
    }
    return beyond(own, works) === 0
  }
}
