import { test } from '@japa/runner'
import xlsx from '@e965/xlsx'
import type { Page } from 'playwright'
import { seriousIn } from '../stage/accessibility.ts'
import { query } from '../stage/database.ts'
import { reach } from '../stage/keyboard.ts'
import { savedBytes } from '../stage/saved_bytes.ts'
import { profileOf } from '../stage/scheduler.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

/** A week of a past no other journey touches. */
const monday = '2024-01-01'
const week = `?view=week&from=${monday}`

async function addressOfRecords(): Promise<string> {
  const locationId = (await profileOf('employee')).locationIds[0]!
  const [metric] = await query<{ id: string }>('select id from demand_metrics where name = $1', ['Tickets'])
  return `/demand/${locationId}/metric/records/${metric!.id}`
}

const cell = (page: Page, row: number, slot: number) =>
  page.locator(`[row-index="${row}"] [col-id="s${slot}"]`)
const shown = async (page: Page, row: number, slot: number): Promise<string> =>
  (await cell(page, row, slot).innerText()).trim()

async function openEditor(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/edit${week}`)
  await cell(page, 0, 8).waitFor()
}

async function pasteInto(page: Page, text: string): Promise<void> {
  await page.evaluate((block) => {
    const data = new DataTransfer()
    data.setData('text/plain', block)
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
    document.activeElement!.dispatchEvent(event)
  }, text)
}

test.group('Metric records', () => {
  test('are typed, pasted, filled down, undone and saved by keyboard', async ({ assert }) => {
    const { page, context, complaints } = await signedIn('organisation admin')
    const address = await addressOfRecords()
    await page.goto(`${address}${week}`)
    await page.getByRole('grid').waitFor()
    assert.deepEqual(await seriousIn(page), [])
    await page.getByRole('link', { name: 'Edit records' }).press('Enter')
    // The sheet to look at has the same cells; what ends the editing comes with the other one.
    await page.getByRole('link', { name: 'Done' }).waitFor()
    assert.equal(await shown(page, 0, 8), '')

    await cell(page, 0, 8).click()
    await page.keyboard.type('12')
    await page.keyboard.press('Enter')
    await until(async () => assert.equal(await shown(page, 0, 8), '12'))
    await cell(page, 0, 8).click()
    await page.keyboard.type('many')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('“many”', { exact: false }).waitFor()
    assert.equal(await shown(page, 0, 8), '12')

    await cell(page, 1, 8).click()
    await pasteInto(page, '3\t4\n5\t\n')
    await until(async () => assert.equal(await shown(page, 2, 8), '5'))
    assert.deepEqual(
      [await shown(page, 1, 8), await shown(page, 1, 9), await shown(page, 2, 9)],
      ['3', '4', '']
    )
    await pasteInto(page, '1\t1.5')
    await page.getByRole('alert').getByText('column 2', { exact: false }).waitFor()
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Control+d')
    await until(async () => assert.equal(await shown(page, 3, 8), '3'))
    await page.keyboard.press('Delete')
    await until(async () => assert.equal(await shown(page, 3, 8), ''))
    await page.keyboard.press('Control+z')
    await until(async () => assert.equal(await shown(page, 3, 8), '3'))
    await page.keyboard.press('Control+z')
    await until(async () => assert.equal(await shown(page, 2, 8), '5'))
    await page.keyboard.press('Control+y')
    await until(async () => assert.equal(await shown(page, 2, 8), '3'))
    assert.deepEqual(await seriousIn(page), [])

    // Another week asks before what is typed goes.
    await page.getByRole('button', { name: 'Next week' }).press('Enter')
    const question = page.getByRole('dialog')
    await question.waitFor()
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    await page.getByRole('status').filter({ hasText: '5 unsaved values' }).waitFor()
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await reach(page, save)
    await page.keyboard.press('Enter')
    await page.getByText('Values saved').waitFor()
    await page.reload()
    await until(async () => assert.equal(await shown(page, 0, 8), '12'))
    assert.deepEqual([await shown(page, 3, 8), await shown(page, 1, 9)], ['3', '4'])
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('of two editors nothing is lost: the second sees both values and decides', async ({ assert }) => {
    const [mine, theirs] = [await signedIn('organisation admin'), await signedIn('organisation admin')]
    const address = await addressOfRecords()
    for (const { page } of [mine, theirs]) await openEditor(page, address)
    for (const [{ page }, value] of [
      [mine, '71'],
      [theirs, '72'],
    ] as const) {
      await cell(page, 5, 12).click()
      await page.keyboard.type(value)
      await page.keyboard.press('Enter')
    }
    await theirs.page.getByRole('button', { name: 'Save', exact: true }).click()
    await theirs.page.getByText('Values saved').waitFor()
    const alert = mine.page.getByRole('alert').filter({ hasText: 'Your version' })
    await alert.waitFor()
    assert.match(await alert.innerText(), /71\s+72/)
    assert.equal(await shown(mine.page, 5, 12), '71')
    assert.isTrue(await mine.page.getByRole('button', { name: 'Save', exact: true }).isDisabled())
    await alert.getByRole('button', { name: 'Keep all of mine' }).click()
    await mine.page.getByRole('button', { name: 'Save', exact: true }).click()
    await mine.page.getByText('Values saved').waitFor()
    await until(async () => assert.equal(await shown(theirs.page, 5, 12), '71'))
    for (const { context, complaints } of [mine, theirs]) {
      assert.deepEqual(complaints, [])
      await context.close()
    }
  })

  test('of any number of days are one file', async ({ assert }) => {
    const { page, context, complaints } = await signedIn('organisation admin')
    const address = await addressOfRecords()
    await page.goto(`${address}${week}`)
    await page.getByRole('button', { name: 'Download' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Other days…' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Download records' })
    await dialog.getByLabel('First day').waitFor()
    assert.deepEqual(await seriousIn(page), [])
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download' }).press('Enter'),
    ])
    const lines = (await savedBytes(file)).toString().trim().split('\r\n').slice(1)
    const days = lines.map((line) => line.slice(0, 10))
    const [stored] = await query<{ days: number }>(
      `select count(distinct at::date)::int as days from demand_records
       where location_id = $1 and metric_id = $2 and at >= $3 and at < $4::date + 1`,
      [...address.split('/').filter((part) => /^[0-9a-f-]{36}$/.test(part)), days[0], days.at(-1)]
    )
    assert.isAbove(new Set(days).size, 62, 'more than one answer has room for')
    assert.equal(new Set(days).size, stored!.days)
    await dialog.waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Download' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Other days…' }).press('Enter')
    await dialog.getByText('Excel (XLSX)').click()
    const [book] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download' }).click(),
    ])
    const { Sheets } = xlsx.read(await savedBytes(book))
    assert.lengthOf(xlsx.utils.sheet_to_json(Sheets.Records!), lines.length)
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('days are marked as an event, and the forecast is measured', async ({ assert }) => {
    const { page, context, complaints } = await signedIn('organisation admin')
    const address = await addressOfRecords()
    await page.goto(`${address}${week}`)
    await page.getByRole('button', { name: 'Mark days' }).press('Enter')
    const form = page.getByRole('dialog')
    await form.getByText('Event', { exact: true }).click()
    await form.getByLabel('Name').fill('Street fair')
    assert.deepEqual(await seriousIn(page), [])
    await form.getByRole('button', { name: 'Save' }).press('Enter')
    await page.getByRole('cell', { name: 'Street fair', exact: true }).waitFor()
    await page.getByText('120% of a usual day').waitFor()
    await page.getByRole('gridcell', { name: /Street fair × 1.2/ }).waitFor()
    await page.getByRole('button', { name: 'Remove Street fair' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter')
    await page.getByText('None in the days shown.').waitFor()

    await page.getByText('Forecast accuracy', { exact: true }).click()
    const figures = page.getByRole('table', { name: 'Accuracy of the last eight weeks' })
    await figures.or(page.getByText('Nothing can be measured yet')).first().waitFor()
    assert.deepEqual(await seriousIn(page), [])
    assert.deepEqual(complaints, [])
    await context.close()
  })
})
