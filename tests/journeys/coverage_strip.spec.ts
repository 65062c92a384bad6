import { test } from '@japa/runner'
import type { Needs } from '@shiftloom/backend/contracts/demand_needs'
import type { Locator, Page } from 'playwright'
import { seriousIn } from '../stage/accessibility.ts'
import { apiOf } from '../stage/api.ts'
import { addDays, comingMonday } from '../stage/days.ts'
import { hasFocus } from '../stage/keyboard.ts'
import { allSaved } from '../stage/planning.ts'
import { openScheduler, profileOf, rulesReady, scheduleOf, shiftsOf } from '../stage/scheduler.ts'
import { account } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { settled, until } from '../stage/until.ts'

const home = async () => (await profileOf('employee')).locationIds[0]!
// Weeks no other journey plans.
const far = addDays(comingMonday(), 7 * 46)
const later = addDays(far, 7)

const days = (page: Page): Locator => page.locator('[data-act="coverage"]')
const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Coverage' })
/** Shifts that are offered for the gap that is open. */
const shapes = (page: Page): Locator =>
  panel(page).getByRole('radiogroup', { name: 'Shifts that fill most of it' }).getByRole('radio')
const lacking = (page: Page): Promise<string> => settled(() => days(page).first().innerText())
const made = async (from: string, locationId: string) =>
  shiftsOf((await scheduleOf('manager', from, 1, [locationId])).entries)

test.group('The need below the schedule', () => {
  test('a click on a gap offers shifts and people; what is added fills it, and undo takes it back', async ({
    assert,
  }) => {
    const { page, context, complaints } = await signedIn('manager')
    const locationId = await home()
    await openScheduler(page, 'week', far, locationId)
    await days(page).first().waitFor()
    await rulesReady(page)
    assert.equal(await days(page).count(), 7)
    assert.deepEqual(await seriousIn(page), [])
    const before = await lacking(page)
    assert.match(before, /^−[1-9]/)

    // The middle of the day is open everywhere.
    const box = (await days(page).first().boundingBox())!
    await page.mouse.move(box.x + box.width / 2, box.y + box.height - 8)
    await page.getByText(/needed [1-9].* missing/).waitFor()
    // With how far the need may go, once that is known as well.
    await page.getByText(/needed [1-9]\d* \(between \d+ and [1-9]\d*\)/).waitFor()
    await page.mouse.click(box.x + box.width / 2, box.y + box.height - 8)
    await shapes(page).first().waitFor()
    const people = panel(page).getByRole('list', { name: 'Who could have it' })
    await until(async () => (await people.getAttribute('aria-busy')) === 'false')
    assert.deepEqual(await seriousIn(page), [])
    await people.getByRole('button').first().click()
    await page.getByText('Shift added').waitFor()
    await allSaved(page)
    const [shift, ...others] = await made(far, locationId)
    assert.deepEqual(others, [])
    assert.isNotNull(shift!.employeeId)
    await until(async () => (await lacking(page)) !== before)
    await page.getByRole('button', { name: 'Undo: adding shifts' }).click()
    await until(async () => (await made(far, locationId)).length === 0)
    await until(async () => (await lacking(page)) === before)
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('all of it goes by keyboard: the panel, a shift without a person, its table, and back to the grid', async ({
    assert,
  }) => {
    const { page, context, complaints } = await signedIn('manager')
    const locationId = await home()
    await openScheduler(page, 'week', later, locationId)
    await days(page).first().waitFor()
    await rulesReady(page)
    const before = await lacking(page)
    await page.locator('body').press('v')
    const gap = panel(page).getByRole('button', { expanded: true })
    await gap.waitFor()
    await hasFocus(gap)
    await page.keyboard.press('Tab')
    await hasFocus(shapes(page).first())
    const open = panel(page).getByRole('button', { name: 'Add it unassigned' })
    await open.waitFor()
    await open.press('Enter')
    await page.getByText('Shift added').waitFor()
    await allSaved(page)
    await panel(page).getByText('Shifts without a person').waitFor()
    const [shift] = await made(later, locationId)
    assert.isNull(shift!.employeeId)
    // A shift without a person still lacks one.
    await until(async () => /unassigned$/.test(await lacking(page)))
    assert.equal((await lacking(page)).split('\n')[0], before.split('\n')[0])

    await panel(page).getByRole('radio', { name: 'What is missing' }).focus()
    await page.keyboard.press('ArrowRight')
    const table = panel(page).getByRole('table', { name: /^Needed and planned people/ })
    await table.waitFor()
    const rows = await table.getByRole('row').count()
    await panel(page).getByRole('radio', { name: '30 min' }).focus()
    await page.keyboard.press('ArrowLeft')
    await until(async () => (await table.getByRole('row').count()) > rows)
    assert.deepEqual(await seriousIn(page), [])
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'detached' })

    // Below the last person, the need's days are cells like all others.
    await days(page)
      .nth(1)
      .evaluate((day) => day.closest<HTMLElement>('.ag-cell')!.focus())
    await page.keyboard.press('Enter')
    await panel(page).getByRole('heading', { level: 3 }).waitFor()
    assert.match(await panel(page).getByRole('heading', { level: 3 }).innerText(), /^Tuesday/)
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('a month has a number a day; a change of rules comes by itself; who does not plan sees nothing', async ({
    assert,
  }) => {
    const { page, context, complaints } = await signedIn('manager')
    const locationId = await home()
    await page.goto(`/scheduler?view=month&from=${far}&location=${locationId}`)
    await days(page).first().waitFor()
    assert.isAbove(await days(page).count(), 27)
    assert.equal(await days(page).locator('svg').count(), 0)
    const texts = await settled(() => days(page).allInnerTexts())
    assert.isTrue(texts.some((text) => /^−\d+/.test(text)))
    assert.deepEqual(await seriousIn(page), [])

    const needs = async (): Promise<Needs> =>
      (await apiOf(account('manager'))).get('/demand/needs', {
        ...{ from: far, until: addDays(far, 1), locationIds: [locationId] },
      })
    const sum = async () =>
      (await needs()).rows.reduce((all, { people }) => all + people.reduce((a, b) => a + b, 0), 0)
    const before = [await sum(), (await settled(() => days(page).allInnerTexts())).join()] as const
    const admin = await apiOf(account('organisation admin'))
    const { positionId } = (await needs()).rows[0]!
    const rule = await admin.post<{ id: string; version: number }>(`/demand/locations/${locationId}/rules`, {
      ...{ name: 'Stocktaking', metricId: null, validFrom: far, connections: [{ positionId, share: 1 }] },
      body: {
        work: {
          kind: 'fixed',
          people: 3,
          start: '06:00',
          durationMinutes: 240,
          weekdays: [1, 2, 3, 4, 5, 6, 7],
        },
        ...{ minimum: 0, maximum: null, hours: null, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 },
      },
    })
    assert.isAbove(await sum(), before[0])
    await until(async () => (await days(page).allInnerTexts()).join() !== before[1])
    await admin.del(`/demand/rules/${rule.id}`, { version: rule.version })
    await until(async () => (await days(page).allInnerTexts()).join() === before[1])
    assert.deepEqual(complaints, [])
    await context.close()

    const employee = await signedIn('employee')
    await employee.page.goto('/scheduler')
    await employee.page.getByRole('heading', { level: 1 }).first().waitFor()
    await employee.page.waitForLoadState('networkidle')
    assert.equal(await days(employee.page).count(), 0)
    await employee.context.close()
  })
})
