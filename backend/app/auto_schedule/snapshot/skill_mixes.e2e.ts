import { test } from '@japa/runner'
import { solveRoster } from '@shiftloom/solver/roster/engine'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import { buildProblem } from '#app/auto_schedule/snapshot/build_problem'
import { generator, goals, openShifts, weekAt } from '#app/auto_schedule/testing/stage'
import type { PreflightFinding, RunScope } from '#contracts/auto_schedule'
import { monday, place } from '#tests/world/placed_shifts'
import { acting, world, type World } from '#tests/world/world'

const problemOf = (w: World, more: Partial<RunScope> = {}) =>
  acting(w.admin, () =>
    buildProblem({
      ...{ scope: { ...weekAt(w), ...more }, goals: goals(), seed: 1, budgetMs: 1, seesCost: false },
    })
  )

/** Two of the cooks must know first aid; one of the people does. */
async function asksForFirstAid(w: World, employeeId = w.employee.employeeId): Promise<string> {
  const tagId = newId()
  await organisationContext.run(w.organisationId, async () => {
    const insert = (sql: string, ...bindings: unknown[]) => rows(sql, [w.organisationId, ...bindings])
    await insert(`insert into tags (organisation_id, id, name) values (?, ?, ?)`, tagId, tagId)
    await insert(
      'insert into employee_tags (organisation_id, employee_id, tag_id) values (?, ?, ?)',
      ...[employeeId, tagId]
    )
    await insert(
      `insert into demand_staffing (organisation_id, location_id, position_id, least_minutes, most_minutes,
         start_every_minutes, mix_tag_id, mix_least) values (?, ?, ?, 240, 480, 30, ?, 2)`,
      ...[w.locationId, w.cookId, tagId]
    )
  })
  return tagId
}

test.group('Who must be among those at work', () => {
  test('is asked of the search for the time work is planned, with the people who count', async ({
    assert,
  }) => {
    const w = await world()
    await openShifts(w, 2)
    const tagId = await asksForFirstAid(w)
    const { skillMix = [], people, shifts } = await problemOf(w)
    assert.isNotEmpty(skillMix)
    assert.deepEqual(
      skillMix.map(({ id: _, ...mix }) => mix),
      shifts.map(({ start, end }) => ({
        ...{ locationId: w.locationId, workPositionId: w.cookId, tagId, minimum: 1, weight: 100, start, end },
      }))
    )
    const having = people.filter((one) => one.tagIds?.includes(tagId)).map(({ id }) => id)
    assert.deepEqual(having, [w.employee.employeeId])
  })

  test('is met by people who are at work and not planned', async ({ assert }) => {
    const w = await world()
    await place(w, [{ day: monday }, { day: monday, employeeId: w.colleague.employeeId }])
    await asksForFirstAid(w, w.colleague.employeeId)
    const minima = async (employeeIds: string[]) =>
      (await problemOf(w, { employeeIds })).skillMix?.map(({ minimum }) => minimum)
    assert.deepEqual(await minima([]), [2])
    assert.deepEqual(await minima([w.employee.employeeId]), [1])
  })

  test('is found to be out of reach before a run, where too few have the tag', async ({ client, assert }) => {
    const w = await world()
    await openShifts(w, 2)
    await place(w, [{ day: monday }])
    const tagId = await asksForFirstAid(w)
    const check = async () => {
      const answer = await generator(client, w.manager).check(weekAt(w))
      const { findings } = answer.body().result as { findings: PreflightFinding[] }
      return findings.filter(({ code }) => code === 'mix_short')
    }
    const at = { locationId: w.locationId, positionId: w.cookId, tagId }
    assert.deepEqual(await check(), [
      {
        ...{ code: 'mix_short', severity: 'warn' },
        details: { ...at, day: monday, days: 1, needed: 2, available: 1, missing: 1 },
      },
    ])
    await organisationContext.run(w.organisationId, () =>
      rows('insert into employee_tags (organisation_id, employee_id, tag_id) values (?, ?, ?)', [
        ...[w.organisationId, w.colleague.employeeId, tagId],
      ])
    )
    assert.deepEqual(await check(), [])
  })

  test('decides who gets the work', async ({ assert }) => {
    const w = await world()
    await openShifts(w, 3)
    for (const who of [w.employee.employeeId, w.colleague.employeeId]) {
      await asksForFirstAid(w, who)
      const problem = { ...(await problemOf(w)), budgetMs: 60_000, iterationLimit: 3_000 }
      const { assignments } = solveRoster(problem, { now: () => Date.now() })
      assert.deepEqual(
        assignments.map(({ personId }) => personId),
        [who, who, who]
      )
      await organisationContext.run(w.organisationId, () => rows('delete from demand_staffing'))
    }
  })

  test('is nothing while demand, where it is asked for, is switched off', async ({ assert }) => {
    const w = await world()
    await openShifts(w, 1)
    await asksForFirstAid(w)
    await organisationContext.run(w.organisationId, () =>
      rows('update organisations set metrics_enabled = false where id = ?', [w.organisationId])
    )
    assert.notProperty(await problemOf(w), 'skillMix')
  })

  test('is nothing where no rule says so', async ({ assert }) => {
    const w = await world()
    await openShifts(w, 1)
    assert.notProperty(await problemOf(w), 'skillMix')
  })
})
