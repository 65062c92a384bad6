import type { ApiClient } from '@japa/api-client'
import { Random } from '@shiftloom/solver/random'
import { addDays } from '@shiftloom/solver/time'
import { newId } from '#app/core/models/new_id'
import { rows } from '#app/core/organisation_context'
import { madeType, requestDesk } from '#app/requests/testing/request_desk'
import { planner } from '#tests/world/planner'
import { acting, withoutRules, world, type Person, type World } from '#tests/world/world'

const monday = '2030-03-04'
const length = 12
type Answer = { status(): number; body(): { Code?: string; result?: unknown } }
type Stored = { id: string; version: number; status: number; employeeId: string }
type Shift = { id: string; version: number; employeeId: string | null }

/** What is done, the likelier the more often it is named. */
const likely = (
  'file file file file edit remove approve approve approve reject reject plan plan plan assign move delete touch ' +
  'publish undo undo undo redo redo offer offer accept accept'
).split(' ')

export const moves: ReadonlySet<string> = new Set(likely)

/** People who ask, decide, plan, swap and undo at random; the same walk for each seed. */
export class RandomDesk {
  readonly #client: ApiClient
  readonly #random: Random
  readonly w: World
  readonly typeId: string
  readonly #typeIds: readonly string[]
  readonly #staff: readonly Person[]

  private constructor(client: ApiClient, seed: number, w: World, typeIds: readonly string[]) {
    this.#client = client
    this.#random = new Random(seed)
    this.w = w
    this.typeId = typeIds[0]!
    this.#typeIds = typeIds
    this.#staff = [w.employee, w.colleague]
  }

  static async open(client: ApiClient, seed: number): Promise<RandomDesk> {
    const w = await world()
    await withoutRules(w)
    const leave = await madeType(w, { daysCount: 20 })
    const trip = await madeType(w, { name: 'Trip', shortcut: 'BT', kind: 'delegation' })
    const remote = await madeType(w, {
      ...{ name: 'Remote', shortcut: 'RW', kind: 'other', countsAsWorkingTime: true, needsAcceptance: false },
    })
    return new RandomDesk(client, seed, w, [leave, leave, trip, remote])
  }

  get staff(): readonly Person[] {
    return this.#staff
  }

  /** @returns what was tried and what came of it */
  async step(): Promise<{ name: string; answer: Answer | null }> {
    const name = this.#random.pick(likely)
    return { name, answer: await this.#moves[name]!() }
  }

  readonly #moves: Record<string, () => Promise<Answer | null>> = {
    file: () => this.#desk(this.#person()).file(this.#random.pick(this.#typeIds), this.#days()),
    edit: () =>
      this.#ofRequest([0, 1, 2, 3], ({ id, version, employeeId }) => {
        const desk = this.#desk(this.#staff.find((one) => one.employeeId === employeeId)!)
        return desk.change(id, {
          ...desk.usual(this.#random.pick(this.#typeIds), { ...this.#days(), draft: false }),
          version,
        })
      }),
    remove: () =>
      this.#ofRequest([0, 3], ({ id, version, employeeId }) =>
        this.#desk(this.#staff.find((one) => one.employeeId === employeeId)!).remove(id, version)
      ),
    approve: () =>
      this.#ofRequest([0], ({ id, version }) =>
        this.#desk(this.#decider()).approve(id, version, {
          shifts: this.#random.pick(['unassign', 'delete']),
        })
      ),
    reject: () =>
      this.#ofRequest([0, 1], ({ id, version }) => this.#desk(this.#decider()).reject(id, version)),
    plan: () => {
      const plan = this.#planner()
      const employeeId = this.#random.yes(0.8) ? this.#person().employeeId : null
      const start = this.#random.pick(['06:00', '14:00', '22:00'])
      const end = { '06:00': '14:00', '14:00': '22:00', '22:00': '06:00' }[start]!
      const entry = plan.shift({ employeeId, day: this.#day(), start, end })
      return plan.send([{ kind: 'create', id: newId(), entry }])
    },
    assign: () =>
      this.#ofShift(({ id, version }) =>
        this.#planner().send(
          [{ kind: 'update', id, version, changes: { employeeId: this.#person().employeeId } }],
          'move'
        )
      ),
    move: () =>
      this.#ofShift(({ id, version }) =>
        this.#planner().send([{ kind: 'update', id, version, changes: { day: this.#day() } }], 'move')
      ),
    delete: () =>
      this.#ofShift(({ id, version }) => this.#planner().send([{ kind: 'delete', id, version }], 'delete')),
    // A day of a request is not a planner's to change.
    touch: async () => {
      const days = await this.#found<Shift>(
        `select id, version, employee_id as "employeeId" from schedule_entries
         where type not in (0, 8) and deleted_at is null order by day, id`
      )
      if (days.length === 0) return null
      const { id, version } = this.#random.pick(days)
      return this.#planner().send(
        this.#random.yes(0.3)
          ? [{ kind: 'delete', id, version }]
          : this.#random.yes(0.5)
            ? [{ kind: 'update', id, version, changes: { day: this.#day() } }]
            : [{ kind: 'update', id, version, changes: { comment: `${this.#random.below(100)}` } }],
        'edit'
      )
    },
    publish: () => this.#planner().publish(monday, addDays(monday, length)),
    undo: async () => {
      const plan = this.#undoer()
      const undone = await plan.undo()
      return undone.status() === 200 && this.#random.yes(0.4) ? plan.redo() : undone
    },
    redo: () => this.#undoer().redo(),
    offer: async () => {
      const seen = await this.#found<Shift>(
        `select id, version, employee_id as "employeeId" from schedule_entries where type = 0 and deleted_at is null
           and published ->> 'employeeId' = employee_id::text order by id`
      )
      if (seen.length === 0) return null
      const { id, employeeId } = this.#random.pick(seen)
      const [own, other] = this.#pair(employeeId)
      const body = { entryId: id, asked: [{ employeeId: other.employeeId, entryId: null }], note: null }
      return this.#client.post('/api/scheduling/swaps').json(body).bearerToken(own.token)
    },
    accept: async () => {
      const asked = await this.#found<{ id: string; employeeId: string }>(
        `select s.id, o.employee_id as "employeeId" from swaps s join swap_offers o on o.swap_id = s.id
         where s.status = 'asked' order by s.id`
      )
      if (asked.length === 0) return null
      const { id, employeeId } = this.#random.pick(asked)
      const who = this.#staff.find((one) => one.employeeId === employeeId)!
      return this.#client.post(`/api/scheduling/swaps/${id}/acceptance`).bearerToken(who.token)
    },
  }

  #person = (): Person => this.#random.pick(this.#staff)
  #decider = (): Person => this.#random.pick([this.w.locationManager, this.w.admin])
  #planner = () => planner(this.#client, this.w, this.#random.pick([this.w.manager, this.w.locationManager]))
  #undoer = () =>
    planner(this.#client, this.w, this.#random.pick([this.w.manager, this.w.locationManager, this.w.admin]))
  #desk = (who: Person) => requestDesk(this.#client, who)
  #day = () => addDays(monday, this.#random.below(length))
  #pair = (employeeId: string | null): [Person, Person] =>
    employeeId === this.w.colleague.employeeId
      ? [this.w.colleague, this.w.employee]
      : [this.w.employee, this.w.colleague]

  #days() {
    const firstDay = this.#day()
    const isPart = this.#random.yes(0.4)
    const lastDay = isPart ? firstDay : addDays(firstDay, this.#random.below(4))
    const [start, end] = this.#random.pick([
      ['08:00', '12:00'],
      ['05:00', '07:00'],
      ['12:00', '20:00'],
      ['23:00', '00:00'],
      ['00:00', '03:00'],
    ] as const)
    const part = isPart ? { start, end } : null
    return { firstDay, lastDay, part, skipWeekends: this.#random.yes(0.5), draft: this.#random.yes(0.1) }
  }

  #found = <T>(sql: string, bindings: unknown[] = []): Promise<T[]> =>
    acting(this.w.admin, () => rows<T>(sql, bindings))

  async #ofRequest(statuses: number[], act: (one: Stored) => Promise<Answer>): Promise<Answer | null> {
    const all = await this.#found<Stored>(
      `select id, version, status, employee_id as "employeeId" from requests where status = any(?) order by number`,
      [statuses]
    )
    return all.length > 0 ? act(this.#random.pick(all)) : null
  }

  async #ofShift(act: (one: Shift) => Promise<Answer>): Promise<Answer | null> {
    const all = await this.#found<Shift>(
      `select id, version, employee_id as "employeeId" from schedule_entries
       where type = 0 and deleted_at is null order by day, start_time, id`
    )
    return all.length > 0 ? act(this.#random.pick(all)) : null
  }
}
