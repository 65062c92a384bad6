import { test } from '@japa/runner'
import { scheduleJoined } from '../stage/live.ts'
import { addDays, comingMonday } from '../stage/days.ts'
import { randomPlanner, shownIn } from '../stage/random_planner.ts'
import { freePeople, openScheduler, rowIdsOf, scheduleOf } from '../stage/scheduler.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

const week = addDays(comingMonday(), 7 * 90)
/** About a minute; the seeds make a failure happen again. */
const steps = 24
const seeds = [20_261_123, 7]

test.group('Two browsers', () => {
  test('two planners edit, delete and drag at random: in the end both screens and the database are equal', async ({
    assert,
  }) => {
    const visits = [await signedIn('manager'), await signedIn('location manager')]
    for (const { page } of visits) {
      const joined = scheduleJoined(page)
      await openScheduler(page, 'week', week)
      await joined
    }
    const free = freePeople(await scheduleOf('location manager', week, 7), await rowIdsOf(visits[1]!.page))
    const place = {
      rows: free.slice(0, 3).map(({ id }) => id),
      days: [0, 1, 2].map((day) => addDays(week, day)),
    }
    const planners = visits.map(({ page }, index) => randomPlanner(page, place, seeds[index]!))

    for (let step = 0; step < steps; step += 1) await Promise.all(planners.map((planner) => planner.act()))
    await Promise.all(planners.map((planner) => planner.rest()))

    const stored = async () => {
      const { entries } = await scheduleOf('manager', week, 3)
      return entries
        .filter(({ employeeId, state }) => place.rows.includes(employeeId ?? '') && state !== 'removed')
        .map(({ employeeId, day, id, start }) => `${employeeId}|${day} ${id} ${parseInt(start, 10)}`)
        .toSorted()
    }
    // A step that is still on its way has no card to wait for when it deletes one: the database may change until the end.
    await until(async () => {
      const expected = await stored()
      assert.isNotEmpty(expected, 'something was planned')
      for (const { page } of visits) assert.deepEqual(await shownIn(page, place), expected)
      assert.deepEqual(await stored(), expected)
    })
    for (const { page } of visits)
      assert.equal(new URL(page.url()).pathname, '/scheduler', 'no one was signed out')
    assert.deepEqual(
      visits.flatMap(({ complaints }) => complaints),
      []
    )
    await Promise.all(visits.map(({ context }) => context.close()))
  })
})
