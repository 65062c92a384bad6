import { test } from '@japa/runner'
import { seriousIn } from '../stage/accessibility.ts'
import { apiOf } from '../stage/api.ts'
import { today, type Day } from '../stage/days.ts'
import { hasFocus } from '../stage/keyboard.ts'
import { profileOf } from '../stage/scheduler.ts'
import { account } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

/** A Wednesday far ahead of every other journey. */
const day = '2029-05-16'
const yearOf = (of: Day): number => Number(of.slice(0, 4))

/** A request of the demo's employee on the day, over the API. */
async function asked(): Promise<{ id: string; number: number }> {
  const api = await apiOf(account('employee'))
  const types =
    await api.get<{ id: string; needsAcceptance: boolean; kind: string }[]>('/requests/types/usable')
  const type = types.find(({ needsAcceptance, kind }) => needsAcceptance && kind === 'other') ?? types[0]!
  const content = { requestTypeId: type.id, firstDay: day, lastDay: day, part: null, note: null }
  const more = { skipWeekends: false, skipHolidays: false, recipientId: null, draft: false }
  const [request] = await api.post<{ id: string; number: number }[]>('/requests/filed', {
    ...content,
    ...more,
  })
  return request!
}

test.group('Calendar of requests', () => {
  test('a location manager walks to a request by keys, filters, and what is printed lists it', async ({
    assert,
  }) => {
    const { number } = await asked()
    const { page, context, complaints } = await signedIn('location manager')
    await page.goto(`/requests/calendar?view=year&from=${day}`)
    const grid = page.getByRole('grid', { name: 'Requests by person and day' })
    await grid.getByRole('row').nth(3).waitFor()
    assert.deepEqual(await seriousIn(page), [])

    await page.getByRole('checkbox', { name: 'Only people with requests' }).focus()
    await page.keyboard.press('Space')
    const people = grid.locator('[role=gridcell][col-id=person]')
    await until(async () => assert.equal(await people.count(), 1))
    await page.goto(`/requests/calendar?from=${day}&away=1`)
    const cell = grid.locator('[col-id="d15"][role=gridcell]').first()
    await cell.waitFor()
    await grid.locator('[col-id="d13"][role=gridcell]').first().focus()
    for (const _ of [1, 2]) await page.keyboard.press('ArrowRight')
    await hasFocus(cell)
    await page.getByText(/^Wed, May 16 · .* · Pending$/).waitFor()
    await page.emulateMedia({ media: 'print' })
    await page.getByRole('row', { name: /Pending$/ }).waitFor()
    assert.isFalse(await grid.isVisible())
    await page.emulateMedia({ media: 'screen' })
    // The sheet is drawn again after printing, and takes the focus of a cell from where it was.
    await until(async () => {
      await grid.locator('[col-id="d14"][role=gridcell]').first().focus()
      await page.keyboard.press('ArrowRight')
      return cell.evaluate((one) => one.contains(document.activeElement))
    })
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: `Request no. ${number}` }).waitFor()
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('an employee sees a year of their own and opens a request from it', async ({ assert }) => {
    const { employeeId } = await profileOf('employee')
    const { page, context, complaints } = await signedIn('employee')
    await page.goto('/requests_module/holidays')
    await page.getByRole('link', { name: 'My calendar' }).press('Enter')
    await page.waitForURL(`**/requests_module/${employeeId}/calendar`)
    const later = page.getByRole('button', { name: 'Next year' })
    await later.waitFor()
    for (let year = yearOf(today()) + 1; year <= yearOf(day); year += 1) {
      await later.press('Enter')
      await page.getByText(String(year), { exact: true }).waitFor()
    }
    const link = page.getByRole('link', { name: /^Wed, May 16, .*, Pending$/ })
    await link.waitFor()
    assert.deepEqual(await seriousIn(page), [])
    const saved = page.waitForEvent('download')
    await link.press('Enter')
    await page.getByRole('button', { name: 'Download as PDF' }).press('Enter')
    assert.match((await saved).suggestedFilename(), /^Request no\. \d+\.pdf$/)
    assert.deepEqual(complaints, [])
    await context.close()
  })
})
