import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { addDays, daysOf, weekdayOf } from '@shiftloom/solver/time'
import type { RuleId } from '@shiftloom/solver/labour_code/rule'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import { inVietnam } from '#tests/world/rule_case'
import { only } from '#tests/world/rule_cases'
import type { EntryDraft } from '#contracts/schedule'
import { creating, planner } from '#tests/world/planner'
import { withSeverities, world, worksAlsoAt } from '#tests/world/world'

/** One rule blocks, and the administrator plans for the employee. */
async function blocking(client: ApiClient, rule: RuleId) {
  const w = await world()
  await withSeverities(w, only(rule, 'block'))
  const { send, shift } = planner(client, w, w.admin)
  const give = (...drafts: Partial<EntryDraft>[]) =>
    send(drafts.map((more) => creating(shift({ employeeId: w.employee.employeeId, ...more }))))
  return { w, give }
}
const at = (day: string, start: string, end: string) => ({ day, start, end })

test.group('Windows of rules on the server', () => {
  test('a night over the end of the month counts in both months', async ({ client, assert }) => {
    const { give } = await blocking(client, 'period_hours')
    ;(await give(at('2026-10-31', '22:00', '06:00'))).assertStatus(200)
    const most = daysOf('2026-11-03', '2026-11-22').map((day) => at(day, '08:00', '16:00'))
    ;(await give(...most)).assertStatus(200)
    const answer = await give(at('2026-11-25', '08:00', '16:00'))
    assert.containsSubset(answer.body(), {
      Code: 'labour_code.period_hours',
      Details: { actual: (19 * 8 + 6 + 8) * 60, limit: 9600 },
    })
    ;(await give(at('2026-11-25', '08:00', '10:00'))).assertStatus(200)
  })

  test('a night over a clock change has the hours that passed', async ({ client, assert }) => {
    const { give } = await blocking(client, 'daily_hours')
    const autumn = await give(at('2026-10-24', '22:00', '06:00'))
    assert.containsSubset(autumn.body().Details, { ruleId: 'daily_hours', actual: 540, limit: 480 })
    ;(await give(at('2026-03-28', '22:00', '06:00'))).assertStatus(200)
  })

  test('a rest over a clock change has the hours that passed', async ({ client, assert }) => {
    const { give } = await blocking(client, 'daily_rest')
    ;(await give(at('2026-03-28', '12:00', '20:00'))).assertStatus(200)
    const spring = await give(at('2026-03-29', '07:00', '15:00'))
    assert.containsSubset(spring.body().Details, { actual: 600, limit: 660 })
    ;(await give(at('2026-10-24', '13:00', '21:00'))).assertStatus(200)
    ;(await give(at('2026-10-25', '07:00', '15:00'))).assertStatus(200)
  })

  test('a weekday that stands in for a Sunday of the period before is not taken unnoticed', async ({
    client,
    assert,
  }) => {
    const { w, give } = await blocking(client, 'day_off_due')
    await withSeverities(w, only('day_off_due', 'alert'))
    const free = ['2026-11-11', '2026-11-24', '2026-12-04']
    const stays = (day: string) => weekdayOf(day) < 6 && !free.includes(day)
    const busy = ['2026-11-21', '2026-11-29', ...daysOf('2026-11-02', '2026-12-05').filter(stays)]
    const worked = await give(...busy.map((day) => at(day, '08:00', '12:00')))
    assert.notProperty(worked.body().result, 'verdicts')
    // The Sunday takes the one free weekday of November then, and none is left for the Saturday.
    const answer = await give(at('2026-12-04', '08:00', '12:00'))
    assert.containsSubset(answer.body().result.verdicts, [{ ruleId: 'day_off_due', actual: 1, limit: 0 }])
  })

  test('work in another zone and out of reach counts, without its place', async ({ client, assert }) => {
    const { w, give } = await blocking(client, 'daily_rest')
    await worksAlsoAt(w, w.employee, w.farLocationId)
    // Until 22:00 of Warsaw, whose clock is six hours behind that of Hà Nội.
    const far = await give({ ...at('2026-11-02', '20:00', '04:00'), locationId: w.farLocationId })
    const { send, shift } = planner(client, w, w.manager)
    const early = shift({ employeeId: w.employee.employeeId, ...at('2026-11-03', '06:00', '14:00') })
    const answer = await send([creating(early)])
    assert.containsSubset(answer.body(), {
      Code: 'labour_code.daily_rest',
      Details: { actual: 480, limit: 660, overridable: false },
    })
    assert.include(answer.body().Details.entryIds, far.body().result.entries[0].id)
    assert.notInclude(answer.text(), w.farLocationId)
  })
})

test.group('Facts of an entry', () => {
  test('breaks count where they were written', async ({ client, assert }) => {
    const { give } = await blocking(client, 'day_break')
    assert.equal((await give(at('2026-11-02', '08:00', '16:00'))).body().Code, 'labour_code.day_break')
    const pause = { start: '12:00', minutes: 15, paid: true }
    ;(await give({ ...at('2026-11-02', '08:00', '16:00'), breaks: [pause] })).assertStatus(200)
  })

  test('a break of the company and hours reckoned by the week count instead of the law’s', async ({
    client,
    assert,
  }) => {
    const { w, give } = await blocking(client, 'day_break')
    const short = at('2026-11-02', '08:00', '13:00')
    ;(await give(short)).assertStatus(200)
    const ownBreak = { breakMinutes: 20, shiftMinutes: 240 }
    await withSeverities(w, only('day_break', 'block'), { ownBreak })
    const without = await give({ ...short, day: '2026-11-03' })
    assert.containsSubset(without.body().Details, { ruleId: 'day_break', actual: 0, limit: 20 })

    await inVietnam(w)
    await withSeverities(w, only('daily_norm', 'block'), { weeklyReckoning: true })
    ;(await give(at('2026-11-04', '08:00', '17:00'))).assertStatus(200)
    const long = await give(at('2026-11-05', '08:00', '19:00'))
    assert.containsSubset(long.body().Details, { ruleId: 'daily_norm', actual: 660, limit: 600 })
  })

  test('limits of one’s own win over the law where they are stricter', async ({ client, assert }) => {
    const { w, give } = await blocking(client, 'daily_hours')
    const own = (minutes: number) =>
      organisationContext.run(w.organisationId, () =>
        rows('update employees set daily_max_minutes = ? where id = ?', [minutes, w.employee.employeeId])
      )
    await own(300)
    const answer = await give(at('2026-11-02', '08:00', '14:00'))
    assert.containsSubset(answer.body().Details, { ruleId: 'daily_hours', actual: 360, limit: 300 })
    await own(720)
    const beyond = await give(at('2026-11-02', '08:00', '18:00'))
    assert.containsSubset(beyond.body().Details, { actual: 600, limit: 480 })
  })

  test('work at a position outside working hours does not count', async ({ client, assert }) => {
    const { w, give } = await blocking(client, 'daily_hours')
    const count = (included: boolean) =>
      organisationContext.run(w.organisationId, () =>
        rows('update positions set included_in_working_hours = ? where id = ?', [included, w.cookId])
      )
    await count(false)
    ;(await give(at('2026-11-02', '08:00', '18:00'))).assertStatus(200)
    await count(true)
    assert.equal((await give(at('2026-11-05', '08:00', '18:00'))).body().Code, 'labour_code.daily_hours')
  })
})

test.group('Rules between people', () => {
  test('of two planners whose shifts together break the daily rest one is refused, every time', async ({
    client,
    assert,
  }) => {
    const { w } = await blocking(client, 'daily_rest')
    const [one, other] = [planner(client, w, w.manager), planner(client, w, w.admin)]
    const mine = { employeeId: w.employee.employeeId }
    for (let round = 0; round < 8; round += 1) {
      const day = addDays('2026-11-02', round * 3)
      const answers = await Promise.all([
        one.send([creating(one.shift({ ...mine, ...at(day, '14:00', '22:00') }))]),
        other.send([creating(other.shift({ ...mine, ...at(addDays(day, 1), '06:00', '14:00') }))]),
      ])
      assert.deepEqual(answers.map((answer) => answer.status()).sort(), [200, 400], `round ${round}`)
    }
  })

  test('an old breach stops no change, a worse one does', async ({ client, assert }) => {
    const { w, give } = await blocking(client, 'daily_rest')
    await withSeverities(w, only('daily_rest', 'off'))
    const late = await give(at('2026-11-02', '14:00', '22:00'))
    const early = await give(at('2026-11-03', '06:00', '14:00'))
    await withSeverities(w, only('daily_rest', 'block'))
    ;(await give(at('2026-11-05', '08:00', '16:00'))).assertStatus(200)
    const { send } = planner(client, w, w.admin)
    const change = (answer: typeof late, changes: object) => {
      const { id, version } = answer.body().result.entries[0]
      return send([{ kind: 'update', id, version, changes }], 'edit')
    }
    ;(await change(early, { comment: 'Bring keys' })).assertStatus(200)
    const grown = await change(late, { end: '22:01' })
    assert.equal(grown.body().Code, 'labour_code.daily_rest')
    ;(await change(late, { end: '21:00' })).assertStatus(200)
  })

  test('undo leaves alone what would break a rule now, and names it', async ({ client, assert }) => {
    const { w } = await blocking(client, 'daily_rest')
    const [mine, others] = [planner(client, w, w.manager), planner(client, w, w.admin)]
    const hers = { employeeId: w.employee.employeeId }
    const late = await mine.create(mine.shift({ ...hers, ...at('2026-11-02', '14:00', '22:00') }))
    const far = await mine.create(mine.shift({ ...hers, ...at('2026-11-10', '08:00', '16:00') }))
    const both = [late, far].map(({ id, version }) => ({ kind: 'delete' as const, id, version }))
    ;(await mine.send(both, 'delete')).assertStatus(200)
    await others.create(others.shift({ ...hers, ...at('2026-11-03', '06:00', '14:00') }))
    const answer = await mine.undo()
    answer.assertStatus(200)
    assert.deepEqual(
      answer.body().result.entries.map(({ id }: { id: string }) => id),
      [far.id]
    )
    assert.containsSubset(answer.body().result.conflicts, [{ entryId: late.id, ruleId: 'daily_rest' }])
  })
})

test.group('How much is judged at once', () => {
  test('a command reaches over at most four hundred days', async ({ client, assert }) => {
    const { give } = await blocking(client, 'daily_hours')
    ;(await give({ day: '2026-01-01' }, { day: '2027-02-04' })).assertStatus(200)
    const answer = await give({ day: '1900-01-01' }, { day: '2199-12-31' })
    answer.assertStatus(400)
    assert.containsSubset(answer.body(), { Code: 'scheduling.range_too_long', Details: { most: 400 } })
  })
})

test.group('What rules do not refuse', () => {
  test('work taken away, whatever it lays bare, and leave over a shift', async ({ client, assert }) => {
    const { w } = await blocking(client, 'daily_hours')
    const { create, send, shift } = planner(client, w, w.admin)
    const mine = { employeeId: w.employee.employeeId }
    await withSeverities(w, only('daily_hours', 'off'))
    const first = await create(shift({ ...mine, ...at('2026-11-02', '06:00', '10:00') }))
    await create(shift({ ...mine, ...at('2026-11-02', '16:00', '20:00') }))
    await create(shift({ ...mine, ...at('2026-11-03', '10:00', '18:00') }))
    await withSeverities(w, only('daily_hours', 'block'))
    // Without the first shift the working day begins at 16:00 and has twelve hours.
    const gone = await send([{ kind: 'delete', id: first.id, version: first.version }], 'delete')
    gone.assertStatus(200)
    const leave = creating(shift({ ...mine, type: 1, fullDay: true, positionId: null }), newId())
    ;(await send([leave])).assertStatus(200)
    assert.isUndefined(gone.body().result.verdicts)
  })

  test('absences have to be within employment and locations as well', async ({ client, assert }) => {
    const { w, give } = await blocking(client, 'daily_hours')
    const leave = { type: 1 as const, fullDay: true, positionId: null }
    const early = await give({ ...leave, day: '2019-12-31' })
    assert.equal(early.body().Code, 'labour_code.employment')
    assert.equal((await give({ ...leave, locationId: w.farLocationId })).body().Code, 'labour_code.location')
    ;(await give({ ...leave, day: '2026-11-02' })).assertStatus(200)
    ;(await give({ ...leave, type: 3, day: '2026-11-02' })).assertStatus(200)
  })
})
