import type { Model } from '../model.ts'

/** On which days people have shifts: most of what rules refuse is a second shift on a day. */
export class WorkDays {
  readonly #shifts: Uint16Array
  /** Per shift. */
  readonly #day: Int32Array
  readonly #days: number

  constructor({ shifts, people }: Pick<Model, 'shifts' | 'people'>) {
    const days = new Map([...new Set(shifts.map(({ day }) => day))].map((day, index) => [day, index]))
    this.#days = days.size
    this.#day = Int32Array.from(shifts, ({ day }) => days.get(day)!)
    this.#shifts = new Uint16Array(people.length * days.size)
  }

  /** A person gets a shift (`sign` 1) or gives it back (-1). */
  change(shift: number, person: number, sign: 1 | -1): void {
    this.#shifts[person * this.#days + this.#day[shift]!]! += sign
  }

  /** Whether a person has another shift on the day of this one. */
  isTaken(shift: number, person: number): boolean {
    return this.#shifts[person * this.#days + this.#day[shift]!]! > 0
  }

  isSameDay(one: number, other: number): boolean {
    return this.#day[one] === this.#day[other]
  }
}
