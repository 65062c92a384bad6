import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import { apiOf } from '../stage/api.ts'
import { addDays, comingMonday, mondayOf, today, type Day } from '../stage/days.ts'
import { quickProposal, reviewOf, showDifferences } from '../stage/generation.ts'
import { openShifts } from '../stage/open_shifts.ts'
import { allSaved, change, planned } from '../stage/planning.ts'
import {
  cellOf,
  freePeople,
  openScheduler,
  profileOf,
  rowIdsOf,
  rulesReady,
  scheduleOf,
  shiftsIn,
} from '../stage/scheduler.ts'
import { account } from '../stage/settings.ts'
import { faultsOfCards } from '../stage/shift_cards.ts'
import { signedIn } from '../stage/sign_in.ts'
import { settled, until } from '../stage/until.ts'

const home = async () => (await profileOf('employee')).locationIds[0]!
// Weeks no other journey plans.
const far = addDays(comingMonday(), 7 * 50)
const review = addDays(far, 14)
const changes = addDays(far, 28)
const halfHours = earlyInMonth(addDays(far, 7 * 38))
/** Times that a published shift is changed to: late and early ones, and a night. */
const times = [
  ['10:00', '18:00'],
  ['07:00', '15:00'],
  ['22:00', '06:00'],
  ['12:00', '20:00'],
] as const
/** Times that need more than a line of narrow columns, on the clock of 24 hours or on that of twelve. */
const halves = [
  ['08:30', '16:30'],
  ['10:45', '18:45'],
  ['14:15', '22:15'],
  ['22:30', '06:30'],
  ['10:00', '18:00'],
] as const
const widths = [
  [1281, 800],
  [1440, 900],
  [1920, 1080],
] as const
/** Where days are too narrow for half hours in one line. */
const tight = [
  ['month', 1920, 1080],
  ['4weeks', 1920, 1080],
  ['2weeks', 1281, 800],
  ['month', 1440, 900],
] as const

test.group('The schedule on the screen', () => {
  test('times and positions are whole at every width, and marks lie over neither', async ({ assert }) => {
    const { page, context } = await signedIn('manager')
    for (const [width, height] of widths) {
      await page.setViewportSize({ width, height })
      for (const view of ['week', '4weeks', 'month'] as const) {
        await openScheduler(page, view, mondayOf(today()), await home())
        await page.locator('[data-entry][data-density]').first().waitFor()
        await rulesReady(page)
        assert.deepEqual(await settled(() => faultsOfCards(page)), [], `${view} at ${width}`)
      }
    }
    await context.close()
  })

  test('the mark of a change lies on no text, however narrow the days are', async ({ assert }) => {
    const { page, context } = await signedIn('manager')
    const locationId = await home()
    await openScheduler(page, 'week', changes, locationId)
    const people = freePeople(await scheduleOf('manager', changes, 7, [locationId]), await rowIdsOf(page))
    const shifts: ScheduleEntry[] = []
    for (const { id } of people.slice(0, times.length)) shifts.push(await planned(changes, id))
    const api = await apiOf(account('manager'))
    const scope = { from: changes, until: addDays(changes, 1), entryIds: shifts.map(({ id }) => id) }
    const locationIds = [...new Set(shifts.map((shift) => shift.locationId))]
    await api.post('/scheduling/publications', { ...scope, locationIds })
    const { entries } = await scheduleOf('manager', changes, 1)
    for (const [index, [start, end]] of times.entries()) {
      const published = entries.find(({ id }) => id === shifts[index]!.id)!
      await change('manager', published, { start, end })
    }
    const changed = page.locator('[data-density][data-state="changed"]')
    for (const [width, height] of widths) {
      await page.setViewportSize({ width, height })
      for (const view of ['week', '2weeks', '4weeks', 'month'] as const) {
        await openScheduler(page, view, changes, locationId)
        await until(async () => assert.equal(await changed.count(), times.length))
        await rulesReady(page)
        assert.deepEqual(await settled(() => faultsOfCards(page)), [], `${view} at ${width}`)
      }
    }
    await context.close()
  })

  test('half hours are whole and free of marks on both clocks, from two weeks to a month', async ({
    assert,
  }) => {
    const { page, context } = await signedIn('manager')
    const locationId = await home()
    await openScheduler(page, 'week', halfHours, locationId)
    const free = freePeople(await scheduleOf('manager', halfHours, 7, [locationId]), await rowIdsOf(page))
    const people = free.slice(0, halves.length).map(({ id }) => id)
    const noted = { breaks: [{ start: null, minutes: 15, paid: true }], comment: 'The key is at the bar' }
    const [monday, tuesday, wednesday] = [0, 1, 2].map((step) => addDays(halfHours, step))
    const api = await apiOf(account('manager'))
    for (const [index, employeeId] of people.entries()) {
      const [start, end] = halves[index]!
      await planned(monday!, employeeId, { start, end })
      await planned(tuesday!, employeeId, { start, end, ...noted })
      await planned(wednesday!, employeeId, { start, end, ...noted, locked: true })
      const declared = { employeeId, hours: null }
      await api.post('/scheduling/availabilities', { ...declared, kind: 'unavailable', days: [monday] })
      await api.post('/scheduling/availabilities', { ...declared, kind: 'preferred', days: [tuesday] })
    }
    const [open, other] = [
      await planned(monday!, people[0]!, { ...noted, employeeId: null }),
      await planned(monday!, people[0]!, { ...noted, employeeId: null }),
    ]
    await api.post('/scheduling/open-shifts', {
      entryIds: [open.id, other.id],
      tagIds: [],
      rule: null,
      hours: null,
    })
    const cards = (day: string) =>
      page.locator(people.map((id) => `[data-cell="${id}|${day}"] [data-density]`).join(', '))
    for (const clock of ['HH:mm', 'h:mm a']) {
      await page.route('**/organisation-users/profile', async (route) => {
        const response = await route.fetch()
        const { result } = (await response.json()) as { result: object }
        await route.fulfill({ response, json: { result: { ...result, timeFormat: clock } } })
      })
      for (const [view, width, height] of tight) {
        await page.setViewportSize({ width, height })
        await openScheduler(page, view, halfHours, locationId)
        await rulesReady(page)
        const warned = cards(monday!).locator('[data-warning]')
        await until(async () => assert.equal(await warned.count(), people.length))
        await shiftsIn(page, 'unassigned', halfHours).locator('[data-act="unfold"]').first().click()
        await page.locator('[data-density]:not([data-density="line"]) [data-claims]').first().waitFor()
        const where = `${view} at ${width}, ${clock}`
        assert.deepEqual(await settled(() => faultsOfCards(page)), [], where)
        if (width < 1920 || clock !== 'HH:mm') continue
        for (const [index, text] of (await cards(tuesday!).allTextContents()).entries())
          assert.isTrue(text.startsWith(halves[index]!.map(inShort).join('–')), `${text}, ${where}`)
      }
    }
    await context.close()
  })

  test('a panel moves no column; Escape and publishing give the keyboard back to the cell', async ({
    assert,
  }) => {
    const { page, context } = await signedIn('manager')
    await openScheduler(page, 'week', far, await home())
    const row = page.locator('[data-row]:not([data-row="unassigned"])').first()
    const person = (await row.getAttribute('data-row'))!
    await cellOf(page, person, far).click()
    await page.keyboard.type('9-17')
    await page.keyboard.press('Enter')
    const shift = shiftsIn(page, person, far).first()
    await shift.waitFor()
    await allSaved(page)
    const before = await settled(() => lefts(page))
    await shift.dblclick()
    await page.getByRole('complementary', { name: 'Shift' }).waitFor()
    const after = await settled(() => lefts(page))
    for (const [day, left] of Object.entries(after)) assert.equal(left, before[day], day)
    await page.keyboard.press('Escape')
    await page.getByRole('complementary').waitFor({ state: 'detached' })
    await page.waitForFunction(() => document.activeElement?.closest('.ag-cell'))

    await page.keyboard.press('Control+c')
    // One that is pointed at stays.
    await page.getByText('Copied: 09:00–17:00').hover()
    const toast = (await settled(() => page.locator('[data-front]').boundingBox()))!
    const period = (await page.locator('header p[aria-live]').boundingBox())!
    assert.isAtMost(toast.y + toast.height, period.y, 'a toast leaves the name of the period free')

    await page.getByRole('button', { name: 'Publish (1)' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
    await page.getByText('1 change published').waitFor()
    await page.waitForFunction(() => document.activeElement?.closest('.ag-cell, h1'))
    await context.close()
  })

  test('a press on an empty place that moves on selects the cells between', async ({ assert }) => {
    const { page, context } = await signedIn('manager')
    await openScheduler(page, 'week', addDays(far, 7), await home())
    const ids = await rowIdsOf(page)
    const day = (step: number) => addDays(far, 7 + step)
    await drag(page, cellOf(page, ids[0]!, day(1)), cellOf(page, ids[2]!, day(3)))
    const selected = page.locator('[data-cell][data-selected]')
    await until(async () => assert.equal(await selected.count(), 9))
    assert.equal(await page.getByRole('dialog').count(), 0, 'no time is asked for')

    await drag(page, cellOf(page, ids[0]!, day(1)), cellOf(page, ids[1]!, day(1)), async () => {
      await until(async () => assert.equal(await selected.count(), 2))
      await page.keyboard.press('Escape')
    })
    await until(async () => assert.equal(await selected.count(), 9, 'Escape gives it back'))
    await context.close()
  })

  test('a review shows the whole week, and what differs where it is asked for', async ({ assert }) => {
    const { page, context } = await signedIn('manager')
    const locationId = await home()
    await openShifts('manager', review, { days: 7, locationId, positions: 3 })
    await openScheduler(page, 'week', review, locationId)
    await quickProposal(page, { beside: ['Fairest', 'Best coverage'] })
    await until(async () => {
      const head = page.locator(`[data-head-day="${addDays(review, 6)}"]`)
      const [sunday, panel] = await Promise.all([head.boundingBox(), reviewOf(page).boundingBox()])
      assert.isBelow(sunday!.x + sunday!.width, panel!.x)
    })
    assert.deepEqual(await settled(() => faultsOfCards(page)), [])

    await showDifferences(page)
    const differs = reviewOf(page).getByRole('region', { name: 'What differs' })
    await until(async () => {
      const [shown, around] = await Promise.all([differs.boundingBox(), reviewOf(page).boundingBox()])
      assert.isAtMost(shown!.y + shown!.height, around!.y + around!.height)
    })
    await page.getByRole('button', { name: 'Reject', exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Reject/ })
      .click()
    await page.getByText('The proposal was rejected').waitFor()
    await context.close()
  })
})

test.group('Screens that do not exist', () => {
  test('keep the address, in the language of the page', async ({ assert }) => {
    const { page, context } = await signedIn('manager', { locale: 'vi-VN' })
    await page.goto('/schedulr?view=week')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForFunction(() => document.title.startsWith('Không'))
    assert.isTrue(page.url().endsWith('/schedulr?view=week'))
    await context.close()
  })
})

test.group('My schedule', () => {
  test('heads of days and names are whole', async ({ assert }) => {
    const { page, context } = await signedIn('employee', { width: 1281, height: 800 })
    await page.goto('/scheduler?view=week')
    const head = page.locator('.rbc-time-header-content .rbc-header').first()
    await head.waitFor()
    const cut = await settled(() =>
      head.evaluate((one) => one.scrollHeight - one.parentElement!.clientHeight)
    )
    assert.isAtMost(cut, 1)
    await context.close()
  })
})

/** Where the days begin, as far as they are seen. */
const lefts = (page: Page): Promise<Record<string, number>> =>
  page
    .locator('[data-head-day]')
    .evaluateAll((heads) =>
      Object.fromEntries(
        heads.map((head) => [
          (head as HTMLElement).dataset.headDay!,
          Math.round(head.getBoundingClientRect().left),
        ])
      )
    )

async function drag(page: Page, from: Locator, to: Locator, before?: () => Promise<void>): Promise<void> {
  const [start, end] = await settled(
    async () => [(await from.boundingBox())!, (await to.boundingBox())!] as const
  )
  await page.mouse.move(start.x + start.width / 2, start.y + start.height - 4)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height - 4, { steps: 6 })
  await before?.()
  await page.mouse.up()
}

const inShort = (time: string): string => time.replace(/^0/, '').replace(/:00$/, '')

/** A Monday that two more days of its month follow. */
function earlyInMonth(monday: Day): Day {
  return addDays(monday, 2).slice(0, 7) === monday.slice(0, 7) ? monday : addDays(monday, 7)
}
