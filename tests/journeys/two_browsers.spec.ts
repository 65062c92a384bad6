import type { SchedulePerson } from '@shiftloom/backend/contracts/schedule'
import { test } from '@japa/runner'
import { addDays, comingMonday } from '../stage/days.ts'
import { scheduleJoined } from '../stage/live.ts'
import { randomPlanner, shownIn, storedIn } from '../stage/random_planner.ts'
import { freePeople, openScheduler, positionNames, rowIdsOf, scheduleOf } from '../stage/scheduler.ts'
import { slowdown } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

const week = addDays(comingMonday(), 7 * 90)
/** The seeds make a failure likelier to happen again. */
const planners = [
  { role: 'manager', seed: 20_261_123 },
  { role: 'location manager', seed: 7 },
]
/** Steps of each that the server has to take, whatever else it refuses. */
const leastSteps = 10
/** Wide enough for each card to show all of its shift. */
const width = 1920

test.group('Two browsers', () => {
  test('two planners edit, delete and drag at random: in the end both screens and the database are equal', async ({
    assert,
  }) => {
    const visits = await Promise.all(planners.map(({ role }) => signedIn(role, { width })))
    for (const { page } of visits) {
      const joined = scheduleJoined(page)
      await openScheduler(page, 'week', week)
      await joined
    }
    const free = freePeople(await scheduleOf('location manager', week, 7), await rowIdsOf(visits[1]!.page))
    const place = {
      rows: threeAlike(free).map(({ id }) => id),
      days: [0, 1, 2, 3].map((day) => addDays(week, day)),
    }
    const acting = planners.map(({ role, seed }, index) => {
      const planner = randomPlanner(visits[index]!, place, seed)
      const taken = () => [...planner.steps().values()].reduce((sum, one) => sum + one, 0)
      const said = () =>
        `seed ${seed}: ${role} ${[...planner.steps()].map((one) => one.join(' ')).join(', ')}`
      return { ...planner, taken, said }
    })

    // For a minute; a busy machine gets another two for the least that has to happen.
    const [whole, late] = [1, 3].map((minutes) => Date.now() + minutes * 60_000 * slowdown)
    const goesOn = () =>
      Date.now() < whole! || (Date.now() < late! && acting.some(({ taken }) => taken() < leastSteps))
    await Promise.all(
      acting.map(async ({ act }) => {
        while (goesOn()) await act()
      })
    )
    await Promise.all(acting.map(({ rest }) => rest()))
    const report = acting.map(({ said }) => said()).join('; ')
    console.log(report)
    for (const { taken } of acting) assert.isAtLeast(taken(), leastSteps, report)

    const positions = await positionNames()
    const stored = async () => storedIn((await scheduleOf('manager', week, 7)).entries, place, positions)
    // A step that is still on its way has no card to wait for when it deletes one: the database may change until the end.
    await until(async () => {
      const expected = await stored()
      assert.isNotEmpty(expected, 'something was planned')
      for (const { page } of visits) assert.deepEqual(await shownIn(page, place), expected)
      assert.deepEqual(await stored(), expected)
    })
    for (const { page } of visits) {
      assert.equal(new URL(page.url()).pathname, '/scheduler', 'no one was signed out')
      assert.equal(
        await page.getByRole('heading', { level: 1 }).textContent(),
        'Schedule',
        'no screen has failed'
      )
    }
    assert.deepEqual(
      visits.flatMap(({ complaints }) => complaints),
      []
    )
    await Promise.all(visits.map(({ context }) => context.close()))
  })
})

/** Three people who hold one position, and as many others as possible: a shift may be dragged, and get another position. */
function threeAlike(people: SchedulePerson[]): SchedulePerson[] {
  const groups = [...new Set(people.flatMap(({ positionIds }) => positionIds))]
    .map((shared) => people.filter(({ positionIds }) => positionIds.includes(shared)))
    .map((alike) => alike.toSorted((a, b) => b.positionIds.length - a.positionIds.length).slice(0, 3))
    .filter(({ length }) => length === 3)
  const most = (group: SchedulePerson[]) =>
    group.reduce((sum, { positionIds }) => sum + positionIds.length, 0)
  const [best] = groups.toSorted((a, b) => most(b) - most(a))
  if (!best) throw new Error('No three people who are free share a position.')
  return best
}
