import type { SchedulePerson } from '@shiftloom/backend/contracts/schedule'
import { test } from '@japa/runner'
import { addDays, comingMonday, type Day } from '../stage/days.ts'
import { scheduleJoined } from '../stage/live.ts'
import { card, change, drag, heldBack, onCell, planned, plannedOn, walkTo } from '../stage/planning.ts'
import { freePeople, openScheduler, rowIdsOf, scheduleOf } from '../stage/scheduler.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

// Weeks no other journey plans, one per test: none sees what another left.
const weekOf = (number: number): Day => addDays(comingMonday(), 7 * (20 + number))

test.group('Planning', () => {
  test('by keyboard alone: type, copy, paste, delete, undo and redo', async ({ assert }) => {
    const from = weekOf(0)
    const { page, context, complaints } = await signedIn('manager')
    await openScheduler(page, 'week', from)
    const [person] = freePeople(await scheduleOf('manager', from, 7), await rowIdsOf(page))
    const at = (day: number) => plannedOn(from, person!.id, day)

    await walkTo(page, person!.id, from)
    await page.keyboard.type('9-17')
    await page.keyboard.press('Enter')
    await card(page, person!.id, from).waitFor()
    await until(async () => (await at(0)).join() === '09:00–17:00')

    await onCell(page, person!.id, from)
    await page.keyboard.press('Control+c')
    await page.keyboard.press('ArrowRight')
    await onCell(page, person!.id, addDays(from, 1))
    await page.keyboard.press('Control+v')
    await card(page, person!.id, addDays(from, 1)).waitFor()
    await until(async () => (await at(1)).join() === '09:00–17:00')
    assert.deepEqual(await at(0), ['09:00–17:00'], 'the copied one stays')

    await page.keyboard.press('ArrowLeft')
    await onCell(page, person!.id, from)
    await page.keyboard.press('Delete')
    await card(page, person!.id, from).waitFor({ state: 'detached' })
    await until(async () => (await at(0)).length === 0)

    await page.keyboard.press('Control+z')
    await card(page, person!.id, from).waitFor()
    await until(async () => (await at(0)).join() === '09:00–17:00')

    await page.keyboard.press('Control+Shift+z')
    await card(page, person!.id, from).waitFor({ state: 'detached' })
    await until(async () => (await at(0)).length === 0)
    assert.deepEqual(await at(1), ['09:00–17:00'])
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('what cannot be a time is answered where it was typed', async ({ assert }) => {
    const from = weekOf(1)
    const { page, context } = await signedIn('manager')
    await openScheduler(page, 'week', from)
    const [person] = freePeople(await scheduleOf('manager', from, 7), await rowIdsOf(page))
    await walkTo(page, person!.id, from)
    await page.keyboard.type('9-99')
    await page.keyboard.press('Enter')
    const field = page.getByRole('textbox', { name: 'Times' })
    await page.getByText('“99” is not a time').waitFor()
    await until(async () => assert.equal(await field.inputValue(), '9-99'))
    await page.keyboard.press('Escape')
    await field.waitFor({ state: 'detached' })
    assert.isEmpty(await plannedOn(from, person!.id, 0))
    await context.close()
  })

  test('a shift is dragged to another person, and another planner sees it at once', async ({ assert }) => {
    const from = weekOf(2)
    const first = await signedIn('manager')
    const second = await signedIn('location manager')
    await openScheduler(first.page, 'week', from)
    const free = freePeople(await scheduleOf('manager', from, 7), await rowIdsOf(first.page))
    const [giver] = free
    const taker = free.find((one) => one !== giver && mayTakeOver(one, giver!))
    const shift = await planned(from, giver!.id)
    await card(first.page, giver!.id, from).waitFor()
    const joined = scheduleJoined(second.page)
    await openScheduler(second.page, 'week', from)
    await card(second.page, giver!.id, from).waitFor()
    await joined

    await drag(first.page, shift.id, taker!.id, from)
    await card(first.page, taker!.id, from).waitFor()
    await card(second.page, taker!.id, from).waitFor()
    await card(second.page, giver!.id, from).waitFor({ state: 'detached' })
    await until(async () => assert.lengthOf(await plannedOn(from, taker!.id, 0), 1))
    assert.isEmpty(await plannedOn(from, giver!.id, 0))
    assert.deepEqual([...first.complaints, ...second.complaints], [])
    await Promise.all([first.context.close(), second.context.close()])
  })

  test('two planners change one shift: the slower one is notified and keeps the text', async ({ assert }) => {
    const from = weekOf(3)
    const { page, context, complaints } = await signedIn('manager')
    await openScheduler(page, 'week', from)
    const [person] = freePeople(await scheduleOf('manager', from, 7), await rowIdsOf(page))
    const shift = await planned(from, person!.id)
    await card(page, person!.id, from).waitFor()
    await walkTo(page, person!.id, from)
    await page.keyboard.press('F2')
    const field = page.getByRole('textbox', { name: 'Times' })
    await field.fill('10-18')
    await heldBack(
      page,
      () => field.press('Enter'),
      () => change('location manager', shift, { start: '11:00', end: '19:00' })
    )
    await page.getByText('Another planner changed this shift', { exact: true }).waitFor()
    await page.getByText('Not saved yet. Press Enter again').waitFor()
    await until(async () => assert.equal(await field.inputValue(), '10-18'))
    assert.deepEqual(await plannedOn(from, person!.id, 0), ['11:00–19:00'])
    await field.press('Enter')
    await until(async () => (await plannedOn(from, person!.id, 0)).join() === '10:00–18:00')
    assert.deepEqual(complaints, [])
    await context.close()
  })
})

const mayTakeOver = (taker: SchedulePerson, giver: SchedulePerson): boolean =>
  taker.positionIds.includes(giver.positionIds[0]!) && taker.locationIds.includes(giver.mainLocationId!)
