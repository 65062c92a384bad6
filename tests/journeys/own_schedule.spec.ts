import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { seriousIn } from '../stage/accessibility.ts'
import { apiOf } from '../stage/api.ts'
import { addDays, comingMonday, monthOf, today, type Day } from '../stage/days.ts'
import { newId } from '../stage/ids.ts'
import { scheduleJoined } from '../stage/live.ts'
import { profileOf, scheduleOf, shiftsOf } from '../stage/scheduler.ts'
import { account } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

test.group('What staff see', () => {
  test('the calendar of a month holds exactly the published shifts of its owner', async ({ assert }) => {
    const { page, context, complaints } = await signedIn('employee')
    const { employeeId, locationIds } = await profileOf('employee')
    // Two weeks ago, so that early in a month there is one worth comparing.
    const { from, days } = monthOf(addDays(today(), -14))
    const own = shiftsOf((await scheduleOf('employee', from, days)).entries, employeeId)
    assert.isAbove(own.length, 5, 'the demo has a month worth comparing')
    const planners = shiftsOf((await scheduleOf('manager', from, days, locationIds)).entries)
    assert.deepEqual(
      own.map(timesOf).sort(),
      planners
        .flatMap(({ published }) => (published?.employeeId === employeeId ? timesOf(published) : []))
        .sort(),
      'the same as what planners published'
    )
    await page.goto(`/scheduler?view=agenda&date=${from}`)
    await page.getByText(/^\d+ shifts$/).waitFor()
    await until(async () => assert.deepEqual((await shownIn(page, from)).sort(), own.map(timesOf).sort()))
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('a draft notifies no one; published, it appears without reloading', async ({ assert }) => {
    const { page, context, complaints } = await signedIn('employee')
    const { employeeId, locationIds } = await profileOf('employee')
    // A month that is not planned yet.
    const { from, days } = monthOf(addDays(comingMonday(), 75))
    const day = addDays(from, 9)
    await page.goto(`/scheduler?view=agenda&date=${from}`)
    await page.getByText(/^0 shifts$/).waitFor()

    const planner = await apiOf(account('manager'))
    const id = newId()
    const entry = {
      type: 0,
      employeeId,
      locationId: locationIds[0],
      positionId: null,
      day,
      start: '09:10',
      end: '16:50',
    }
    await planner.post('/scheduling/commands', {
      id: newId(),
      label: 'create',
      operations: [{ kind: 'create', id, entry }],
    })
    const joined = scheduleJoined(page)
    await page.reload()
    await page.getByText(/^0 shifts$/).waitFor()
    assert.isEmpty(shiftsOf((await scheduleOf('employee', from, days)).entries))
    assert.isEmpty(await shownIn(page, from))

    await joined
    await planner.post('/scheduling/publications', {
      from,
      until: addDays(from, days),
      locationIds,
      entryIds: [id],
    })
    await page.getByText('09:10–16:50').first().waitFor()
    await until(async () => assert.deepEqual(await shownIn(page, from), [`${day} 09:10–16:50`]))
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('one’s own absence opens by the keyboard, with its files', async ({ assert }) => {
    const { page, context, complaints } = await signedIn('employee')
    const { employeeId } = await profileOf('employee')
    const from = addDays(today(), -35)
    const { entries } = await scheduleOf('employee', from, 35)
    const sick = entries.find((entry) => entry.employeeId === employeeId && entry.code === 'L4')!
    await page.goto(`/scheduler?date=${sick.day}`)
    const absence = page.getByRole('button', { name: /absence · L4/i }).first()
    await absence.press('Enter')
    const dialog = page.getByRole('dialog', { name: /absence/i })
    await dialog.getByText('Sick leave · L4').waitFor()
    await dialog.getByText('2 whole days').waitFor()
    await dialog.getByRole('button', { name: 'Save Zwolnienie lekarskie.pdf' }).waitFor()

    const name = `${newId()}.pdf`
    const pdf = { name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 scan') }
    const archive = { name: 'a.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') }
    const big = { ...pdf, name: 'big.pdf', buffer: Buffer.alloc(2_500_001, '%PDF-') }
    await dialog.locator('input[type=file]').setInputFiles([archive, big, pdf])
    await dialog.getByText('a.zip: This file cannot be attached. Choose a PDF or a picture.').waitFor()
    await dialog.getByText('big.pdf: The file is too big: at most 2.5 MB.').waitFor()
    const saved = page.waitForEvent('download')
    await dialog.getByRole('button', { name: `Save ${name}` }).click()
    assert.equal((await saved).suggestedFilename(), name)
    assert.deepEqual(await seriousIn(page), [])
    await dialog.getByRole('button', { name: `Remove ${name}` }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await dialog.getByText(name).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Remove', exact: true }).waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('another organisation sees nothing of it', async ({ assert }) => {
    const { page, context, complaints } = await signedIn('employee of another organisation')
    const { from, days } = monthOf(today())
    const { locationIds } = await profileOf('employee')
    await page.goto(`/scheduler?view=agenda&date=${from}&colleagues=1`)
    await page.getByText(/^0 shifts$/).waitFor()
    assert.isEmpty(await shownIn(page, from))
    const asked = await scheduleOf('employee of another organisation', from, days, locationIds).catch(
      (error: Error) => error
    )
    if (asked instanceof Error) assert.match(asked.message, /: 40[34] /)
    else
      assert.deepEqual(
        [asked.entries, asked.people.filter(({ surname }) => surname !== 'Makowska')],
        [[], []]
      )
    assert.deepEqual(complaints, [])
    await context.close()
  })
})

const timesOf = ({ day, start, end }: Pick<ScheduleEntry, 'day' | 'start' | 'end'>): string =>
  `${day} ${start}–${end}`

/** The shifts of the list, as `2026-11-20 09:00–17:00`; each day is given by the date on its row. */
async function shownIn(page: Page, from: Day): Promise<string[]> {
  const rows = await page
    .locator('.rbc-agenda-content tr')
    .evaluateAll((all) =>
      all.map((row) => [
        row.querySelector('.rbc-agenda-date-cell')?.textContent ?? null,
        row.querySelector('.rbc-agenda-event-cell [title]')?.getAttribute('title') ?? null,
      ])
    )
  const shown: string[] = []
  let date = ''
  for (const [cell, title] of rows) {
    // "Fri 20 Nov": the day of the month is enough, the list spans one.
    if (cell) date = /\d+/.exec(cell)![0].padStart(2, '0')
    const times = /\d\d:\d\d–\d\d:\d\d/.exec(title ?? '')?.[0]
    const inMonth = !cell || cell.includes(monthName(from))
    if (times && inMonth) shown.push(`${from.slice(0, 8)}${date} ${times}`)
  }
  return shown
}

const monthName = (day: Day): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { month: 'short', timeZone: 'UTC' })
