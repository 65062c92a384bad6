import type { ScheduleEntry, ScheduleRange } from '@shiftloom/backend/contracts/schedule'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { apiOf } from '../stage/api.ts'
import { addDays, comingMonday, type Day } from '../stage/days.ts'
import { newId } from '../stage/ids.ts'
import { dragOver } from '../stage/planning.ts'
import { freePeople, openScheduler, rowIdsOf, scheduleOf, shiftsIn } from '../stage/scheduler.ts'
import { account } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

// Weeks no other journey plans, one per test.
const weekOf = (number: number): Day => addDays(comingMonday(), 7 * (30 + number))

test.group('Verdicts while dragging', () => {
  test('a drop that breaks the rest is hatched, explained in a sentence and refused', async ({ assert }) => {
    const from = weekOf(0)
    const { page, context, complaints } = await signedIn('location manager')
    const { late, early, person } = await lateAndEarly(page, from)

    const pill = await dragOver(page, early.id, person, addDays(from, 1))
    await page.locator(`[data-cell="${person}|${addDays(from, 1)}"][data-target="blocked"]`).waitFor()
    await until(async () => (await pill.getAttribute('data-verdict')) === 'bad')
    const sentence = (await pill.innerText())
      .split('\n')
      .at(-1)!
      .replace(/ \(and .*\)$/u, '')
    assert.match(sentence, /rest/iu)
    await page.mouse.up()
    await pill.waitFor({ state: 'detached' })
    await page.getByText(sentence).first().waitFor()
    assert.deepEqual(await daysOf(from, person), [from, addDays(from, 3)], 'nothing has moved')
    assert.notEqual(late.id, early.id)
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('a good drop says the hours it leads to and is carried out', async ({ assert }) => {
    const from = weekOf(1)
    const { page, context, complaints } = await signedIn('manager')
    const { early, person } = await lateAndEarly(page, from)

    const pill = await dragOver(page, early.id, person, addDays(from, 4))
    await until(async () => (await pill.getAttribute('data-verdict')) === 'ok')
    // What it adds, and the hours of the month it leads to.
    const hours = async () =>
      /\+(\d+) h → \p{L}+ (\d+)\//u
        .exec(await pill.innerText())
        ?.slice(1)
        .map(Number)
    await until(async () => assert.equal((await hours())?.[0], 0))
    const [, moved] = (await hours())!
    await page.keyboard.down('Control')
    await until(async () => assert.deepEqual(await hours(), [8, moved! + 8]))
    await page.keyboard.up('Control')
    await until(async () => assert.deepEqual(await hours(), [0, moved!]))
    await page.mouse.up()
    await until(async () => (await daysOf(from, person)).join() === [from, addDays(from, 4)].join())
    await page.locator('[data-target]').first().waitFor({ state: 'detached' })
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('without the worker of the rules the screen says so and goes on', async ({ assert }) => {
    const from = weekOf(4)
    const { page, context } = await signedIn('manager')
    await context.route('**/judge.worker*.js', (route) => route.abort())
    const { early, person } = await lateAndEarly(page, from, false)
    const pill = await dragOver(page, early.id, person, addDays(from, 4))
    await until(async () => /cannot be checked/u.test(await pill.innerText()))
    assert.equal(await pill.getAttribute('data-verdict'), 'unknown')
    await page.mouse.up()
    await until(async () => (await daysOf(from, person)).join() === [from, addDays(from, 4)].join())
    await context.close()
  })

  test('Escape ends a drag and leaves everything as it was', async ({ assert }) => {
    const from = weekOf(2)
    const { page, context } = await signedIn('manager')
    const { early, person } = await lateAndEarly(page, from)
    const pill = await dragOver(page, early.id, person, addDays(from, 4))
    await page.locator('[data-target]').first().waitFor()
    await page.keyboard.press('Escape')
    await pill.waitFor({ state: 'detached' })
    await page.locator('[data-target]').first().waitFor({ state: 'detached' })
    await page.mouse.up()
    assert.deepEqual(await daysOf(from, person), [from, addDays(from, 3)])
    await shiftsIn(page, person, addDays(from, 3)).first().waitFor()
    await context.close()
  })

  test('the list of people says the same by keyboard alone, the most suitable first', async ({ assert }) => {
    const from = weekOf(3)
    const { page, context, complaints } = await signedIn('manager')
    const { early, person } = await lateAndEarly(page, from)
    await shiftsIn(page, person, addDays(from, 3)).first().click()
    await page.keyboard.press('m')
    const dialog = page.getByRole('dialog', { name: 'Move the shift' })
    const options = dialog.getByRole('option')
    await options.first().waitFor()
    // The answers of the rules come one after the other.
    await until(async () => {
      const texts = await options.allInnerTexts()
      const refused = texts.map((text) => /not allowed/iu.test(text))
      assert.isTrue(refused.includes(true) && refused.includes(false), 'some may, some may not')
      assert.deepEqual(
        refused.slice(0, -1),
        refused.slice(0, -1).toSorted(),
        'no refused person comes before one who may'
      )
    })

    const { people } = await scheduleOf('manager', from, 7)
    const own = people.find(({ id }) => id === person)!
    await dialog.getByLabel('To which day').first().click()
    const dayName = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' })
    await dialog.getByRole('option', { name: dayName.format(new Date(addDays(from, 1))) }).click()
    const line = dialog.getByRole('option').filter({ hasText: own.surname }).filter({ hasText: own.name })
    await line.getByText(/rest/iu).waitFor()
    await line.getByText(/not allowed/iu).waitFor()
    assert.isNotEmpty(early.id)
    assert.deepEqual(complaints, [])
    await context.close()
  })
})

type Pair = { person: string; late: ScheduleEntry; early: ScheduleEntry }

/** A person with an evening on Monday and a morning on Thursday, on the page with the rules at work. */
async function lateAndEarly(page: Page, from: Day, judged = true): Promise<Pair> {
  await openScheduler(page, 'week', from)
  const range = await scheduleOf('manager', from, 7)
  const [person] = freePeople(range, await rowIdsOf(page)).filter((one) => one.fte === 1)
  const late = await planned(range, person!.id, from, '14:00', '22:00')
  const early = await planned(range, person!.id, addDays(from, 3), '06:00', '14:00')
  await shiftsIn(page, person!.id, addDays(from, 3)).first().waitFor()
  if (judged) await until(async () => page.workers().length > 0)
  return { person: person!.id, late, early }
}

async function daysOf(from: Day, employeeId: string): Promise<Day[]> {
  const { entries } = await scheduleOf('manager', from, 7)
  const own = entries.filter(
    (one) => one.type === 0 && one.employeeId === employeeId && one.state !== 'removed'
  )
  return own.map(({ day }) => day).sort()
}

async function planned(
  { people }: ScheduleRange,
  employeeId: string,
  day: Day,
  start: string,
  end: string
): Promise<ScheduleEntry> {
  const person = people.find(({ id }) => id === employeeId)!
  const [positionId = null] = person.positionIds
  const entry = {
    type: 0,
    employeeId,
    locationId: person.mainLocationId!,
    positionId,
    day,
    start,
    end,
    breaks: [{ start: null, minutes: 15, paid: true }],
  }
  const operation = { kind: 'create', id: newId(), entry }
  const api = await apiOf(account('manager'))
  const { entries } = await api.post<{ entries: ScheduleEntry[] }>('/scheduling/commands', {
    id: newId(),
    label: 'create',
    operations: [operation],
  })
  return entries[0]!
}
