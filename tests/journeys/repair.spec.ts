import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { test } from '@japa/runner'
import { seriousIn } from '../stage/accessibility.ts'
import { apiOf } from '../stage/api.ts'
import { addDays, comingMonday, type Day } from '../stage/days.ts'
import { inSight, openProposal, plannedWeek, planOf, proposalReady, reviewOf } from '../stage/generation.ts'
import { newId } from '../stage/ids.ts'
import { hasFocus } from '../stage/keyboard.ts'
import { walkTo } from '../stage/planning.ts'
import { rowIdsOf, scheduleOf, shiftsIn, shiftsOf } from '../stage/scheduler.ts'
import { account } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

const planner = 'manager'
// Weeks no other journey plans, one per test.
const weekOf = (number: number): Day => addDays(comingMonday(), 7 * (44 + number))

test.group('Repair', () => {
  test('a person cannot come: as few people as possible get another plan', async ({ assert }) => {
    const week = weekOf(0)
    const { page, context, complaints } = await signedIn(planner)
    const { locationId, plan } = await plannedWeek(planner, page, week)
    const before = await plan()
    const { employeeId, day } = inSight(before, await rowIdsOf(page))
    const concerned = shiftsOf(before, employeeId).filter((entry) => entry.day === day)

    await walkTo(page, employeeId, day)
    await page.keyboard.press('r')
    const form = page.getByRole('complementary', { name: 'Repair the schedule' })
    await form.getByText(/^\d+ shifts? (is|are) concerned/).waitFor()
    await until(async () => assert.equal(await form.getByRole('listitem').count(), concerned.length))
    assert.deepEqual(await seriousIn(page), [])
    await form.getByRole('button', { name: 'Look for a solution' }).click()
    await proposalReady(page)

    const run = await openProposal(planner, day)
    assert.deepEqual(run.repair, [{ employeeId, from: day, until: addDays(day, 1) }])
    const [variant] = run.variants
    await reviewOf(page)
      .getByText(/^Changes \d+ shifts? of \d+ (person|people)\.$/)
      .waitFor()
    const { changes } = await planOf(planner, run.id)
    assert.deepEqual(
      changes.map(({ entryId }) => entryId).toSorted(),
      concerned.map(({ id }) => id).toSorted(),
      'only what the missing person leaves'
    )
    assert.equal(variant!.changedShifts, concerned.length)

    await page.getByRole('button', { name: /^Accept all \(/ }).click()
    await page.getByText('The proposal is part of the schedule').waitFor()
    const after = await plan()
    const touched = new Map(changes.map(({ entryId, toEmployeeId }) => [entryId, toEmployeeId]))
    for (const entry of before)
      assert.equal(
        after.find(({ id }) => id === entry.id)!.employeeId,
        touched.has(entry.id) ? touched.get(entry.id) : entry.employeeId,
        'everybody else keeps what they have'
      )
    assert.isEmpty(shiftsOf(after, employeeId).filter((entry) => entry.day === day))
    assert.isNotEmpty((await scheduleOf(planner, week, 7, [locationId])).people)

    // The absence outlives the repair: the day takes no other shift.
    const { entries } = await scheduleOf(planner, week, 7, [locationId])
    const away = entries.filter((one) => one.employeeId === employeeId && one.type === 7)
    assert.deepEqual(
      away.map((one) => [one.day, one.fullDay]),
      [[day, true]]
    )
    const { positionId } = concerned[0]!
    const entry = { type: 0, employeeId, locationId, positionId, day, start: '09:00', end: '17:00' }
    const operations = [{ kind: 'create', id: newId(), entry }]
    const api = await apiOf(account(planner))
    const refused = await api
      .post('/scheduling/commands', { id: newId(), label: 'create', operations })
      .then(() => 'taken', String)
    assert.match(refused, / 400 .*absence/)
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('who else could have a shift, by keyboard alone', async ({ assert }) => {
    const week = weekOf(1)
    const { page, context, complaints } = await signedIn(planner)
    const { plan } = await plannedWeek(planner, page, week)
    const before = await plan()
    const shift = inSight(before, await rowIdsOf(page))
    await shiftsIn(page, shift.employeeId!, shift.day).first().click()
    await page.keyboard.press('e')
    const card = page.getByRole('dialog', { name: 'Find a replacement' })
    const free = card.getByRole('group', { name: 'Can take it' })
    await free.getByRole('option').first().waitFor()
    assert.deepEqual(await seriousIn(page), [])
    await hasFocus(card)
    await page.keyboard.press('Enter')
    await card.waitFor({ state: 'detached' })
    await until(async () => holderOf(await plan(), shift.id) !== shift.employeeId)
    const taken = holderOf(await plan(), shift.id)
    assert.isNotNull(taken)

    await page.keyboard.press('Control+z')
    await page.getByText('Last step undone').waitFor()
    assert.equal(holderOf(await plan(), shift.id), shift.employeeId)
    assert.deepEqual(complaints, [])
    await context.close()
  })
})

const holderOf = (entries: ScheduleEntry[], id: string): string | null =>
  entries.find((entry) => entry.id === id)!.employeeId
