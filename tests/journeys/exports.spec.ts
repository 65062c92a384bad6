import type { Employee } from '@shiftloom/backend/contracts/organisation'
import { test } from '@japa/runner'
import { daysBetween } from '@shiftloom/solver/time'
import xlsx from '@e965/xlsx'
import { createHash } from 'node:crypto'
import type { Page } from 'playwright'
import { seriousIn } from '../stage/accessibility.ts'
import { apiOf } from '../stage/api.ts'
import { addDays, mondayOf, today } from '../stage/days.ts'
import { makeExport, type ExportPeriod } from '../stage/exports.ts'
import { savedBytes } from '../stage/saved_bytes.ts'
import { scheduleOf, shiftsOf } from '../stage/scheduler.ts'
import { account, patienceMs } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

const admin = 'organisation admin'

test.group('Exports', () => {
  test('the work plan in a spreadsheet and as text is the published schedule to the minute', async ({
    assert,
  }) => {
    const { page, context, complaints } = await signedIn(admin)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/system/exports')
    // Not the month at hand: in its first days there is hardly anything in it.
    const days = { from: addDays(mondayOf(today()), -28), last: addDays(mondayOf(today()), -1) }
    const published = await publishedRows(days)
    assert.isAbove(published.length, 400, 'the demo has four weeks worth exporting')

    for (const [format, label] of [
      ['xlsx', /^Excel XLSX/],
      ['csv', /^CSV/],
    ] as const) {
      await makeExport(page, /work plan/, label, days)
      const file = await downloadNewest(page, format)
      await copyChecksum(page, format)
      const exported = rowsOf(file.bytes, format)
      assert.deepEqual(
        exported.filter((row) => !published.includes(row)),
        [],
        `${format}: only what staff see`
      )
      assert.deepEqual(
        published.filter((row) => !exported.includes(row)),
        [],
        `${format}: all that staff see`
      )
      assert.lengthOf(exported, published.length, `${format}: each once`)
      const checksum = createHash('sha256').update(file.bytes).digest('hex')
      await until(async () => assert.equal(await copied(page), checksum, format))
    }
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('worked time says whose hours are approved, and waits until what is missing is accepted', async ({
    assert,
  }) => {
    const { page, context, complaints } = await signedIn(admin)
    await page.goto('/system/exports')
    await page.getByRole('button', { name: 'New export' }).click()
    const drawer = page.getByRole('dialog', { name: 'New export' })
    await drawer.getByRole('radio', { name: /Optima: worked time/ }).click()
    await drawer.getByLabel('First day').fill(addDays(mondayOf(today()), -14))
    await drawer.getByLabel('Last day').fill(addDays(mondayOf(today()), -1))
    await drawer.getByLabel('Last day').blur()
    const next = drawer.getByRole('button', { name: 'Next' })
    await next.click()
    await drawer.getByText(/: approved time records$/).waitFor()
    await drawer.getByText(/will not be in the file$/).waitFor()
    assert.deepEqual(await seriousIn(page), [])
    for (const without of await drawer.getByRole('checkbox', { name: /^Export without/ }).all())
      await without.check()
    const unsettled = drawer.getByRole('checkbox', { name: 'Export without the hours that are not approved' })
    await unsettled.uncheck()
    assert.isTrue(await next.isDisabled())
    await unsettled.check()
    await next.click()
    await drawer.getByRole('button', { name: 'Create export' }).click()
    await drawer.waitFor({ state: 'detached' })
    await newestOf(page)
      .getByText(/^Records: [1-9]/)
      .waitFor({ timeout: 2 * patienceMs })
    await newestOf(page)
      .getByRole('button', { name: /^Not all approved/ })
      .click()
    await page
      .getByText(/record waits|records wait|without a record/)
      .first()
      .waitFor()
    assert.deepEqual(await seriousIn(page), [])
    assert.deepEqual(complaints, [])
    await context.close()
  })
})

const newestOf = (page: Page) => page.getByRole('table').getByRole('row').nth(1)

async function downloadNewest(page: Page, format: string): Promise<{ bytes: Buffer }> {
  const newest = newestOf(page).filter({ hasText: format })
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 2 * patienceMs }),
    newest
      .getByRole('button', { name: new RegExp(`^Download .*\\.${format}$`) })
      .click({ timeout: 2 * patienceMs }),
  ])
  return { bytes: await savedBytes(download) }
}

const copyChecksum = (page: Page, format: string) =>
  newestOf(page)
    .filter({ hasText: format })
    .getByRole('button', { name: /^Copy the checksum/ })
    .click()

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText())

/** `012 2026-11-20 06:00-14:00` for every shift in the file, sorted. */
function rowsOf(bytes: Buffer, format: string): string[] {
  const book = xlsx.read(format === 'csv' ? bytes.toString('utf8').replace(/^\uFEFF/, '') : bytes, {
    type: format === 'csv' ? 'string' : 'buffer',
    FS: ';',
    raw: format === 'csv',
  })
  const rows = xlsx.utils.sheet_to_json<Record<string, unknown>>(book.Sheets[book.SheetNames[0]!]!, {
    raw: false,
  })
  return rows
    .filter((row) => row.OdGodziny)
    .map((row) => `${row.Akronim} ${row.Data} ${clock(row.OdGodziny)}-${clock(row.DoGodziny)}`)
    .sort()
}

/** Hours of the layout are clock times; one digit or two. */
const clock = (value: unknown): string => String(value).slice(0, 5).padStart(5, '0')

/** The same from the schedule: what staff see, of everybody with an integration ID. */
async function publishedRows({ from, last }: ExportPeriod): Promise<string[]> {
  const api = await apiOf(account(admin))
  const { items } = await api.get<{ items: Employee[] }>('/organisation-management/employees', {
    all: 'true',
  })
  const codes = new Map(items.map(({ id, integrationId }) => [id, integrationId]))
  const { entries } = await scheduleOf(admin, from, daysBetween(from, last) + 1)
  return (
    shiftsOf(entries)
      .flatMap(({ published }) =>
        published?.employeeId && codes.get(published.employeeId) ? [published] : []
      )
      // The schedule also tells of the night shift that reaches into its first day.
      .filter(({ day }) => day >= from)
      .map(({ employeeId, day, start, end }) => `${codes.get(employeeId!)} ${day} ${start}-${end}`)
      .sort()
  )
}
