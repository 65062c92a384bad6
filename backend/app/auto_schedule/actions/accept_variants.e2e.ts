import { test } from '@japa/runner'
import { organisationContext, rows } from '#app/core/organisation_context'
import { storeAnswer } from '#app/auto_schedule/actions/store_answer'
import { answerTo } from '#app/auto_schedule/testing/answers'
import { generator, openShifts, problemOf, weekAt } from '#app/auto_schedule/testing/stage'
import { place } from '#tests/world/placed_shifts'
import type { ScheduleEntry } from '#contracts/schedule'
import type { RunVariant } from '#contracts/auto_schedule'
import { planner } from '#tests/world/planner'
import { world, type World } from '#tests/world/world'

const week = ['2026-11-02', '2026-11-09'] as const
const inside = <T>({ organisationId }: World, work: () => Promise<T>) =>
  organisationContext.run(organisationId, work)

test.group('Accepting variants', () => {
  const entriesOf = async (client: Parameters<typeof planner>[0], w: World): Promise<ScheduleEntry[]> =>
    (await planner(client, w, w.manager).range(...week)).entries.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  /** The whole schedule, less the versions, which no step ever gives twice. */
  const contentOf = (entries: ScheduleEntry[]) => entries.map(({ version: _version, ...content }) => content)

  /** Two days, one open shift each, for the employee in one plan and for the colleague in the other. */
  async function twoPlans(client: Parameters<typeof generator>[0]) {
    const w = await world()
    const shifts = await openShifts(w, 3)
    const [hers, his] = [w.employee.employeeId, w.colleague.employeeId]
    const asked = generator(client, w.manager)
    const { id } = (await asked.request(weekAt(w), {}, 5_000, { variants: ['fairest'] })).body().result
    const [one, two, three] = shifts.map((shift) => shift.id) as [string, string, string]
    await inside(w, async () => {
      const problem = await problemOf(id)
      const result = answerTo(problem, { give: [[one, hers], [two, hers], [three, hers]] }) // prettier-ignore
      const fairest = answerTo(problem, { give: [[one, hers], [two, his], [three, his]] }) // prettier-ignore
      await storeAnswer({
        runId: id,
        result,
        alternatives: [{ key: 'fairest', result: fairest }],
      })
    })
    return { w, id, shifts, hers, his, ...asked }
  }

  test('the whole of one: one step, and undo leaves exactly what was there', async ({ client, assert }) => {
    const { w, id, hers, his, accept, show, variant } = await twoPlans(client)
    await place(w, [{ employeeId: hers, day: '2026-11-05' }])
    await planner(client, w, w.manager).publish(...week)
    const before = contentOf(await entriesOf(client, w))
    const plans = async () => [
      (await show(id)).body().result,
      (await variant(id)).body().result,
      (await variant(id, 'fairest')).body().result,
    ]
    const offered = await plans()
    const answer = await accept(id, { kind: 'all', variant: 'fairest' })
    assert.sameMembers(
      answer.body().result.entries.map(({ employeeId }: ScheduleEntry) => employeeId),
      [hers, his, his]
    )
    const run = (await show(id)).body().result
    assert.equal(run.state, 'accepted')
    // The plan that was asked for wanted one of the three the same way.
    assert.deepEqual(
      run.variants.map(({ acceptedShifts }: RunVariant) => acceptedShifts),
      [1, 3]
    )
    ;(await planner(client, w, w.manager).undo()).assertStatus(200)
    assert.deepEqual(contentOf(await entriesOf(client, w)), before)
    assert.deepEqual(await plans(), offered)
    ;(await planner(client, w, w.manager).redo()).assertStatus(200)
    assert.equal((await show(id)).body().result.state, 'accepted')
  })

  test('a day of one, then a day of another, then the rest; each can be undone', async ({
    client,
    assert,
  }) => {
    const { w, id, shifts, hers, his, accept, show, changes } = await twoPlans(client)
    const [one, two, three] = shifts
    const held = async () => {
      const entries = await entriesOf(client, w)
      return shifts.map((shift) => entries.find((entry) => entry.id === shift.id)!.employeeId)
    }
    ;(await accept(id, { kind: 'day', day: two!.day })).assertStatus(200)
    ;(await accept(id, { kind: 'day', day: three!.day, variant: 'fairest' })).assertStatus(200)
    assert.deepEqual(await held(), [null, hers, his])
    assert.equal((await show(id)).body().result.state, 'proposed')

    const clash = await accept(id, { kind: 'day', day: two!.day, variant: 'fairest' })
    clash.assertStatus(200)
    assert.containsSubset(clash.body().result, {
      entries: [],
      conflicts: [{ entryId: two!.id, byName: 'Ada Wiśniewska' }],
    })

    const rest = await accept(id, { kind: 'all', variant: 'fairest' })
    assert.deepEqual(
      rest.body().result.entries.map((entry: ScheduleEntry) => entry.id),
      [one!.id]
    )
    assert.deepEqual(
      rest.body().result.conflicts.map(({ entryId }: { entryId: string }) => entryId),
      [two!.id]
    )
    assert.deepEqual(await held(), [hers, hers, his])
    assert.equal((await show(id)).body().result.state, 'accepted')

    const { undo } = planner(client, w, w.manager)
    for (const left of [
      [null, hers, his],
      [null, hers, null],
      [null, null, null],
    ]) {
      ;(await undo()).assertStatus(200)
      assert.deepEqual(await held(), left)
      assert.equal((await show(id)).body().result.state, 'proposed')
    }
    for (const key of ['asked', 'fairest'] as const)
      assert.isTrue((await changes(id, key)).every(({ acceptedAt }) => acceptedAt === null))
  })

  test('a variant that changes less is done sooner', async ({ client, assert }) => {
    const w = await world()
    const [one, two] = await openShifts(w, 2)
    const { request, accept, show } = generator(client, w.manager)
    const { id } = (await request(weekAt(w), {}, 5_000, { variants: ['fairest'] })).body().result
    await inside(w, async () => {
      const problem = await problemOf(id)
      const [hers, his] = [w.employee.employeeId, w.colleague.employeeId]
      const result = answerTo(problem, {
        give: [
          [one!.id, hers],
          [two!.id, hers],
        ],
      })
      const fairest = answerTo(problem, { give: [[one!.id, his]] })
      await storeAnswer({
        runId: id,
        result,
        alternatives: [{ key: 'fairest', result: fairest }],
      })
    })
    ;(await accept(id, { kind: 'all', variant: 'fairest' })).assertStatus(200)
    assert.equal((await show(id)).body().result.state, 'accepted')
    ;(await planner(client, w, w.manager).undo()).assertStatus(200)
    assert.equal((await show(id)).body().result.state, 'proposed')
    ;(await planner(client, w, w.manager).redo()).assertStatus(200)
    assert.equal((await show(id)).body().result.state, 'accepted')
  })

  test('a person, then a shift of another variant', async ({ client, assert }) => {
    const { id, shifts, hers, his, accept, variant } = await twoPlans(client)
    const mine = await accept(id, { kind: 'employee', employeeId: his, variant: 'fairest' })
    assert.lengthOf(mine.body().result.entries, 2)
    const one = { kind: 'entry', entryId: shifts[0]!.id }
    assert.lengthOf((await accept(id, one)).body().result.entries, 1)
    assert.equal((await variant(id)).body().result.acceptedShifts, 1)
    const again = await accept(id, { ...one, variant: 'fairest' })
    assert.equal(again.body().Code, 'scheduling.run_not_open')
    assert.notEqual(hers, his)
  })

  test('two planners at once, of the same variant or of two: every shift is given once', async ({
    client,
    assert,
  }) => {
    for (const second of ['fairest', 'asked'] as const) {
      const { w, id } = await twoPlans(client)
      const answers = await Promise.all([
        generator(client, w.manager).accept(id, { kind: 'all', variant: 'fairest' }),
        generator(client, w.locationManager).accept(id, { kind: 'all', variant: second }),
      ])
      assert.deepEqual(answers.map((answer) => answer.status()).sort(), [200, 400])
      const holders = (await entriesOf(client, w)).map(({ employeeId }) => employeeId)
      assert.isTrue(holders.every((employeeId) => employeeId !== null))
      const [{ commands }] = (await inside(w, () =>
        rows(`select count(*) as commands from schedule_commands where label = 'acceptProposal'`)
      )) as [{ commands: number }]
      assert.equal(commands, 1)
    }
  })

  test('a repeated acceptance gets the first one’s answer', async ({ client, assert }) => {
    const { id, accept } = await twoPlans(client)
    const once = () => accept(id, { kind: 'all', variant: 'fairest' }).header('Idempotency-Key', `once ${id}`)
    const [first, again] = [await once(), await once()]
    assert.deepEqual([first.status(), again.status()], [200, 200])
    assert.equal(again.body().result.commandId, first.body().result.commandId)
  })
})
