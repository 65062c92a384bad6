import { test } from '@japa/runner'
import { addDays } from '@shiftloom/solver/time'
import { recordsOf } from '@shiftloom/solver/time_records/records_of'
import { Random } from '@shiftloom/solver/random'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import { markDays } from '#app/time_tracking/marks/marks'
import { markByClock } from '#app/time_tracking/records/mark_by_clock'
import { registeredWork } from '#app/time_tracking/records/registered_work'
import { settleMarked } from '#app/time_tracking/records/settle_marked'
import { countingTerms } from '#app/time_tracking/records/terms'
import { later, mustRegister, planned } from '#app/time_tracking/testing/records_desk'
import { punchActions } from '#contracts/time_tracking'
import { withoutRules, world, type Person, type World } from '#tests/world/world'

const first = '2026-11-02'
const days = [0, 1, 2, 3].map((by) => addDays(first, by))
const range = { from: addDays(first, -4), until: addDays(first, 8) }
const minuteMs = 60_000
const runs = Number(process.env.RECORD_RUNS ?? 6)

type Made = { id: string; deviceId: string; counter: number; kind: string; day: string; at: Date }

/** What devices, people and managers may do to one person's time, in any order and any number of times. */
class Chaos {
  readonly #w: World
  readonly #who: Person
  readonly #random: Random
  readonly #device = newId()
  readonly #made: Made[] = []
  readonly #standing: Made[] = []

  constructor(w: World, who: Person, random: Random) {
    this.#w = w
    this.#who = who
    this.#random = random
  }

  async step(): Promise<void> {
    const which = this.#random.below(10)
    if (which < 5 || this.#made.length === 0) await this.#store(this.#newPunch())
    else if (which < 7) await this.#store(this.#random.pick(this.#made))
    else if (this.#standing.length > 0) await this.#correct(which === 7)
  }

  #newPunch(): Made {
    const day = this.#random.pick(days)
    const at = new Date(Date.parse(`${day}T00:00:00Z`) + this.#random.below(1440) * minuteMs)
    const made = {
      ...{ id: newId(), deviceId: this.#device, counter: this.#made.length + 1, day, at },
      kind: this.#random.pick(punchActions),
    }
    this.#made.push(made)
    this.#standing.push(made)
    return made
  }

  /** As every way in stores it: the same number of a device is the same punch. */
  async #store(made: Made): Promise<void> {
    const { organisationId, locationId } = this.#w
    await rows(
      `insert into time_punches (id, organisation_id, employee_id, location_id, kind, at, method, device_id, counter, sent_by)
       values (?, ?, ?, ?, ?, ?, 'browser', ?, ?, ?) on conflict (organisation_id, device_id, counter) do nothing`,
      [
        ...[newId(), organisationId, this.#who.employeeId, locationId, made.kind, made.at],
        ...[made.deviceId, made.counter, this.#who.userId],
      ]
    )
    await markDays([{ employeeId: this.#who.employeeId, day: made.day }])
  }

  /** One that stands is taken back, or another minute is stated instead. */
  async #correct(takesBack: boolean): Promise<void> {
    const [gone] = this.#standing.splice(this.#random.below(this.#standing.length), 1)
    const at = takesBack ? gone!.at : new Date(gone!.at.getTime() + this.#random.below(90) * minuteMs)
    await rows(
      `insert into time_punches (id, organisation_id, employee_id, location_id, kind, at, method, reason, corrects_id, sent_by)
       select ?, organisation_id, employee_id, location_id, ?, ?, 'manual', 'Chaos', id, sent_by from time_punches
       where device_id = ? and counter = ?`,
      [newId(), takesBack ? 'void' : gone!.kind, at, gone!.deviceId, gone!.counter]
    )
    await markDays([
      { employeeId: this.#who.employeeId, day: gone!.day },
      { employeeId: this.#who.employeeId, day: at.toISOString().slice(0, 10) },
    ])
  }
}

const settle = (w: World, now: number, dies: boolean) =>
  organisationContext
    .run(w.organisationId, async () => {
      await markByClock(now)
      await settleMarked(now)
      if (dies) throw new Error('killed')
    })
    .catch((error: Error) => {
      if (error.message !== 'killed') throw error
    })

type Stored = { key: string; day: string; flags: object[]; punchIds: string[] } & Record<string, unknown>
const storedOf = (employeeId: string) =>
  rows<Stored>(
    `select key, day, flags, punch_ids as "punchIds", work_minutes as "workMinutes", is_open as "open",
       within_tolerance as "withinTolerance", (extract(epoch from real_starts_at) * 1000)::float8 as "realStart",
       (extract(epoch from real_ends_at) * 1000)::float8 as "realEnd", status, auto_approved as "autoApproved"
     from time_records where employee_id = ? order by key`,
    [employeeId]
  )

test.group('Records after anything that can happen', () => {
  for (const seed of Array.from({ length: runs }, (_, index) => index + 1))
    test(`are as if made now, with every punch in one of them or named (seed ${seed})`, async ({
      assert,
    }) => {
      const w = await world()
      await withoutRules(w)
      await mustRegister(w)
      const random = new Random(seed)
      const people = [w.employee, w.colleague].map((who) => ({ who, chaos: new Chaos(w, who, random) }))
      for (const { who } of people)
        for (const day of days)
          if (random.below(3) > 0) await planned(w, who, [{ day, start: '08:00', end: '16:00' }])
      for (let step = 0; step < 40; step += 1) {
        await organisationContext.run(w.organisationId, () => random.pick(people).chaos.step())
        const now = Date.parse(`${random.pick(days)}T${10 + random.below(10)}:00:00Z`)
        if (random.below(4) === 0) await settle(w, now, random.below(3) === 0)
      }
      // The clock goes on: shifts that no one registered for are found within two days.
      for (const day of days) await settle(w, Date.parse(`${addDays(day, 1)}T12:00:00Z`), false)
      await settle(w, later, true)
      await settle(w, later, false)
      await organisationContext.run(w.organisationId, async () => {
        const { terms } = await countingTerms()
        for (const { who } of people) {
          const [work] = await registeredWork([who.employeeId], range.from, range.until)
          const derived = recordsOf({ ...work!, terms, now: later })
          const stored = await storedOf(who.employeeId)
          assert.deepEqual(
            stored.map(({ status: _status, autoApproved: _auto, ...one }) => one),
            derived.records
              .map(
                ({ key, day, flags, punchIds, workMinutes, open, withinTolerance, realStart, realEnd }) => ({
                  ...{ key, day, flags: [...flags], punchIds: [...punchIds], workMinutes, open },
                  ...{ withinTolerance, realStart, realEnd },
                })
              )
              .sort((a, b) => (a.key < b.key ? -1 : 1))
          )
          const standing = work!.punches.map(({ id }) => id)
          const known = [
            ...stored.flatMap(({ punchIds }) => punchIds),
            ...derived.unmatched.map(({ id }) => id),
          ]
          assert.deepEqual(known.sort(), standing.sort())
          for (const { autoApproved, withinTolerance } of stored)
            if (autoApproved) assert.isTrue(withinTolerance)
        }
      })
    })
})
