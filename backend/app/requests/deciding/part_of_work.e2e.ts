import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { madeType, requestDesk, week } from '#app/requests/testing/request_desk'
import type { EntryDraft, ScheduleEntry } from '#contracts/schedule'
import { planner } from '#tests/world/planner'
import { withoutRules, world } from '#tests/world/world'

const { monday } = week
const tuesday = '2030-03-05'
const trip = 5

/** A company with a trip, where a part of a day is asked for over the shifts of a person. */
async function tripDesk(client: ApiClient, type: Parameters<typeof madeType>[1] = {}) {
  const w = await world()
  const typeId = await madeType(w, { name: 'Trip', shortcut: 'BT', kind: 'delegation', ...type })
  const { employeeId } = w.employee
  const plan = planner(client, w, w.locationManager)
  const desk = requestDesk(client, w.locationManager)
  const file = (start: string, end: string, day: string = monday) =>
    requestDesk(client, w.employee).filed(typeId, {
      ...{ firstDay: day, lastDay: day, part: { start, end } },
    })
  const entries = async (): Promise<ScheduleEntry[]> =>
    (await planner(client, w, w.admin).range('2030-03-01', '2030-04-01')).entries
  const own = async () =>
    (await entries())
      .filter((entry) => entry.employeeId === employeeId)
      .sort((one, other) => one.startsAt.localeCompare(other.startsAt))
  const lines = async () => (await own()).map(({ type, day, start, end }) => line({ type, day, start, end }))
  return {
    ...{ w, typeId, plan, desk, file, entries, own, lines },
    planned: (more: Partial<EntryDraft> = {}): Promise<ScheduleEntry> =>
      plan.create(plan.shift({ employeeId, day: monday, ...more })),
    approved: async (start: string, end: string, more: { day?: string; shifts?: string } = {}) => {
      const { day, ...choice } = more
      const { id } = await file(start, end, day)
      const answer = await desk.approve(id, 1, choice)
      if (answer.status() !== 200) throw new Error(JSON.stringify(answer.body()))
      return { id, version: answer.body().result.version as number }
    },
    hours: async () => (await own()).reduce((total, { workMinutes }) => total + workMinutes, 0),
  }
}

const line = ({ type, day, start, end }: Pick<ScheduleEntry, 'type' | 'day' | 'start' | 'end'>) =>
  `${type === trip ? 'trip' : type === 0 ? 'shift' : type} ${day.slice(8)} ${start}-${end}`

const paused = (...breaks: [start: string | null, minutes: number][]) =>
  breaks.map(([start, minutes]) => ({ start, minutes, paid: false }))

test.group('Requests: work for a part of a day', () => {
  test('the shift is cut around it in one step, each break where it was, with the same hours', async ({
    client,
    assert,
  }) => {
    const { planned, approved, lines, own, hours, plan, desk, w } = await tripDesk(client)
    const breaks = paused(['08:30', 10], ['11:45', 30], [null, 20])
    const shift = await planned({ breaks, comment: 'Stocktaking' })
    ;(await plan.publish(monday, tuesday)).assertStatus(200)
    const before = await hours()
    const { id, version } = await approved('10:00', '12:00')
    assert.deepEqual(await lines(), ['shift 04 08:00-10:00', 'trip 04 10:00-12:00', 'shift 04 12:00-16:00'])
    const [first, middle, last] = await own()
    assert.equal(first!.id, shift.id)
    assert.deepEqual(
      [first, middle, last].map((entry) => entry!.breaks),
      [paused(['08:30', 10]), paused(['11:45', 15]), paused(['12:00', 15], [null, 20])]
    )
    assert.containsSubset(last, {
      ...{ locationId: w.locationId, positionId: w.cookId, comment: 'Stocktaking', state: 'draft' },
    })
    assert.deepEqual([first!.state, await hours()], ['changed', before])

    ;(await desk.reject(id, version)).assertStatus(200)
    const [whole, ...others] = await own()
    assert.isEmpty(others)
    assert.containsSubset(whole, { id: shift.id, start: '08:00', end: '16:00', state: 'published' })
    assert.equal(whole!.workMinutes, before)
    assert.deepEqual(whole!.breaks, breaks)
    ;(await plan.undo()).assertStatus(200)
    assert.lengthOf(await own(), 3)
  })

  test('undo in the schedule joins the shift again, redo cuts it again', async ({ client, assert }) => {
    const { planned, approved, lines, own, plan, desk } = await tripDesk(client)
    const shift = await planned({ locked: true })
    const { id } = await approved('10:00', '12:00')
    ;(await plan.undo()).assertStatus(200)
    assert.containsSubset(await own(), [{ id: shift.id, start: '08:00', end: '16:00', locked: true }])
    assert.lengthOf(await own(), 1)
    assert.equal((await desk.details(id)).status, 0)
    ;(await plan.redo()).assertStatus(200)
    assert.lengthOf(await lines(), 3)
    const { status, version } = await desk.details(id)
    assert.equal(status, 1)
    ;(await desk.reject(id, version)).assertStatus(200)
    assert.containsSubset(await own(), [{ id: shift.id, start: '08:00', end: '16:00', locked: true }])
    assert.lengthOf(await own(), 1)
  })

  test('at the start and at the end one piece is left, the same shift', async ({ client, assert }) => {
    const { planned, approved, lines, own, desk } = await tripDesk(client)
    const early = await planned({ start: '09:00', end: '15:00' })
    const late = await planned({ day: tuesday, start: '09:00', end: '15:00' })
    const { id, version } = await approved('07:00', '10:00')
    await approved('13:00', '17:00', { day: tuesday })
    assert.deepEqual(await lines(), [
      ...['trip 04 07:00-10:00', 'shift 04 10:00-15:00'],
      ...['shift 05 09:00-13:00', 'trip 05 13:00-17:00'],
    ])
    assert.deepEqual(
      (await own()).flatMap((entry) => (entry.type === 0 ? [entry.id] : [])),
      [early.id, late.id]
    )
    ;(await desk.reject(id, version)).assertStatus(200)
    assert.equal((await lines())[0], 'shift 04 09:00-15:00')
  })

  test('a shift wholly inside is left open or deleted, as chosen; another one of the day is cut', async ({
    client,
    assert,
  }) => {
    for (const [shifts, left] of [
      ['unassign', 1],
      ['delete', 0],
    ] as const) {
      const { planned, approved, lines, entries, desk, file } = await tripDesk(client)
      const inside = await planned({ start: '08:00', end: '10:00', breaks: paused(['09:00', 15]) })
      await planned({ start: '12:00', end: '16:00' })
      const { id: asked, version: filed } = await file('08:00', '13:00')
      assert.deepEqual(
        (await desk.effect(asked)).body().result.shifts.map((one: { fate: string }) => one.fate),
        ['covered', 'cut']
      )
      await desk.reject(asked, filed)
      const { id, version } = await approved('08:00', '13:00', { shifts })
      assert.deepEqual(await lines(), ['trip 04 08:00-13:00', 'shift 04 13:00-16:00'])
      const open = (await entries()).filter(({ employeeId }) => employeeId === null)
      assert.deepEqual(
        open.map((entry) => entry.id),
        left ? [inside.id] : []
      )
      ;(await desk.reject(id, version)).assertStatus(200)
      assert.deepEqual(await lines(), [...(left ? ['shift 04 08:00-10:00'] : []), 'shift 04 12:00-16:00'])
    }
  })

  test('a night is cut before and after midnight', async ({ client, assert }) => {
    const { planned, approved, lines, own, desk } = await tripDesk(client)
    const night = await planned({ start: '22:00', end: '06:00', breaks: paused(['04:30', 15]) })
    const after = await approved('02:00', '04:00', { day: tuesday })
    assert.deepEqual(await lines(), ['shift 04 22:00-02:00', 'trip 05 02:00-04:00', 'shift 05 04:00-06:00'])
    assert.deepEqual((await own())[2]!.breaks, paused(['04:30', 15]))
    ;(await desk.reject(after.id, after.version)).assertStatus(200)
    assert.deepEqual(await lines(), ['shift 04 22:00-06:00'])
    const before = await approved('22:00', '00:00')
    assert.deepEqual(await lines(), ['trip 04 22:00-00:00', 'shift 05 00:00-06:00'])
    ;(await desk.reject(before.id, before.version)).assertStatus(200)
    assert.containsSubset(await own(), [{ id: night.id, day: monday, start: '22:00', end: '06:00' }])
    assert.lengthOf(await own(), 1)
  })

  test('what a planner did to a piece meanwhile stays, and the other piece takes the hours back', async ({
    client,
    assert,
  }) => {
    const { planned, approved, lines, own, plan, desk, w } = await tripDesk(client)
    await planned()
    const { id, version } = await approved('10:00', '12:00')
    const last = (await own())[2]!
    const moved = { employeeId: w.colleague.employeeId }
    const given = { kind: 'update', id: last.id, version: last.version, changes: moved } as const
    ;(await planner(client, w, w.manager).send([given], 'move')).assertStatus(200)
    ;(await desk.reject(id, version)).assertStatus(200)
    assert.deepEqual(await lines(), ['shift 04 08:00-12:00'])

    await plan.create(plan.shift({ employeeId: w.employee.employeeId, day: tuesday }))
    const second = await approved('10:00', '12:00', { day: tuesday })
    const first = (await own())[1]!
    const earlier = { kind: 'update', id: first.id, version: first.version } as const
    ;(await planner(client, w, w.manager).send([{ ...earlier, changes: { start: '07:00' } }])).assertStatus(
      200
    )
    ;(await desk.reject(second.id, second.version)).assertStatus(200)
    assert.equal((await lines())[1], 'shift 05 07:00-16:00')
  })

  test('an undo that others are in the way of leaves the cut to the next decision', async ({
    client,
    assert,
  }) => {
    for (const decision of ['reject', 'approve'] as const) {
      const { planned, approved, lines, own, plan, desk, w } = await tripDesk(client)
      await planned()
      const { id } = await approved('10:00', '12:00')
      const { id: lastId, version: seen } = (await own())[2]!
      const noted = { kind: 'update', id: lastId, version: seen, changes: { comment: 'Keys' } } as const
      ;(await planner(client, w, w.manager).send([noted])).assertStatus(200)
      ;(await plan.undo()).assertStatus(200)
      assert.deepEqual(await lines(), ['shift 04 08:00-10:00', 'shift 04 12:00-16:00'])
      const { version } = await desk.details(id)
      ;(await desk[decision](id, version)).assertStatus(200)
      if (decision === 'approve') {
        assert.equal((await desk.details(id)).minutes, 120)
        assert.lengthOf(await lines(), 3)
        ;(await desk.reject(id, (await desk.details(id)).version)).assertStatus(200)
      }
      assert.deepEqual(await lines(), ['shift 04 08:00-16:00'])
      assert.equal((await own())[0]!.comment, 'Keys')
    }
  })

  test('what counts as working time is cut out alike, also without anyone who decides', async ({
    client,
    assert,
  }) => {
    const { planned, file, own, lines, desk, typeId, w } = await tripDesk(client, {
      ...{ name: 'Remote', shortcut: 'RW', kind: 'other', countsAsWorkingTime: true, needsAcceptance: false },
    })
    await planned()
    const filed = await file('10:00', '12:00')
    assert.containsSubset(filed, { status: 1, automatic: true, minutes: 120 })
    assert.deepEqual(await lines(), ['shift 04 08:00-10:00', 'trip 04 10:00-12:00', 'shift 04 12:00-16:00'])
    assert.equal((await own())[1]!.code, 'RW')
    const { draft: _draft, ...content } = desk.usual(typeId, { firstDay: monday, lastDay: monday })
    const part = { start: '14:00', end: '16:00' }
    const change = { ...content, part, version: filed.version, draft: false }
    ;(await requestDesk(client, w.employee).change(filed.id, change)).assertStatus(200)
    assert.deepEqual(await lines(), ['shift 04 08:00-14:00', 'trip 04 14:00-16:00'])
  })

  test('outside of shifts and beyond them it takes the hours it has', async ({ client, assert }) => {
    const { planned, file, approved, lines, own, desk, typeId, w } = await tripDesk(client)
    await withoutRules(w)
    await planned({ breaks: paused(['15:00', 30]) })
    const staff = requestDesk(client, w.employee)
    const counted = (start: string, end: string) =>
      staff.count(typeId, { firstDay: monday, lastDay: monday, part: { start, end } })
    assert.deepEqual((await counted('18:00', '20:30')).days, [{ day: monday, minutes: 150, reason: 'part' }])
    await file('18:00', '20:30')
    // Two hours of a shift, a break among them that is not paid, and an hour after it.
    const { id, version } = await approved('14:00', '17:00')
    assert.deepEqual(await lines(), ['shift 04 08:00-14:00', 'trip 04 14:00-17:00'])
    const { minutes, days } = await desk.details(id)
    assert.deepEqual([minutes, days[0]!.reason], [180, 'part'])
    assert.equal((await own())[1]!.workMinutes, 150)
    ;(await desk.reject(id, version)).assertStatus(200)
    assert.deepEqual(await lines(), ['shift 04 08:00-16:00'])
    // Longer than a usual day, and without a shift.
    const long = await approved('06:00', '18:00', { day: tuesday })
    assert.equal((await desk.details(long.id)).minutes, 720)
    assert.equal((await own())[1]!.workMinutes, 720)
  })

  test('parts cut from one shift leave it whole again, in whichever order they are taken back', async ({
    client,
    assert,
  }) => {
    const { planned, approved, own, lines, desk } = await tripDesk(client)
    const [first, early, next, forenoon, noon, late] = [
      ['08:00', '09:00'],
      ['09:00', '10:00'],
      ['10:00', '11:00'],
      ['11:00', '12:00'],
      ['12:00', '13:00'],
      ['13:00', '14:30'],
    ] as const
    const breaks = paused(['12:15', 30])
    const { id, workMinutes } = await planned({ breaks })
    for (const parts of [
      [early, noon],
      [noon, early],
      [noon, late],
      [late, early, noon],
      [first, early],
      [next, early, forenoon],
    ]) {
      const trips: { id: string; version: number }[] = []
      for (const [start, end] of parts) trips.push(await approved(start, end))
      for (const trip of trips) (await desk.reject(trip.id, trip.version)).assertStatus(200)
      assert.deepEqual(await lines(), ['shift 04 08:00-16:00'], JSON.stringify(parts))
      assert.containsSubset(await own(), [{ id, workMinutes, breaks }])
    }
  })

  test('a part of leave leaves the shift as it is', async ({ client, assert }) => {
    const { planned, approved, own } = await tripDesk(client, { kind: 'vacation', shortcut: 'AL' })
    const shift = await planned()
    await approved('10:00', '12:00')
    assert.containsSubset(await own(), [{ id: shift.id, start: '08:00', end: '16:00' }])
    assert.lengthOf(await own(), 2)
  })
})
