import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { seriousIn } from '../stage/accessibility.ts'
import { query } from '../stage/database.ts'
import { enter, hasFocus, reach } from '../stage/keyboard.ts'
import { savedBytes } from '../stage/saved_bytes.ts'
import { profileOf } from '../stage/scheduler.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

/** Weeks of a past no other journey touches. */
const mouseWeek = '2022-03-21'
const keyboardWeek = '2022-05-02'

type Place = { id: string; code: string; name: string }
async function placeOfStaff(): Promise<Place> {
  const [locationId] = (await profileOf('employee')).locationIds
  const [place] = await query<Place>('select id, code, name from locations where id = $1', [locationId])
  return place!
}

async function recordsAddress(locationId: string, week: string): Promise<string> {
  const [metric] = await query<{ id: string }>('select id from demand_metrics where name = $1', ['Tickets'])
  return `/demand/${locationId}/metric/records/${metric!.id}?view=week&from=${week}`
}

const stored = async (from: string): Promise<[string, number][]> =>
  (
    await query<{ at: string; value: number }>(
      `select to_char(at, 'YYYY-MM-DD HH24:MI') as at, value::float8 as value from demand_records
       where at >= $1::timestamp and at < $1::timestamp + interval '7 days' order by at, location_id`,
      [from]
    )
  ).map(({ at, value }) => [at, value])

const csvOf = (rows: string[][]): Buffer =>
  Buffer.from(
    [['Data i godzina', 'Lokal', 'Wskaźnik', 'Wartość'], ...rows].map((row) => row.join(';')).join('\r\n')
  )

const choose = (page: Page, name: string, rows: string[][]) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: csvOf(rows) })

test.group('Imports of metric records', () => {
  test('come in from the records, unknown names are assigned, incorrect rows come back, and one click undoes it', async ({
    assert,
  }) => {
    const place = await placeOfStaff()
    const { page, context, complaints } = await signedIn('organisation admin')
    await page.goto(await recordsAddress(place.id, mouseWeek))
    const cell = page.locator('[row-index="0"] [col-id="s10"]')
    await cell.waitFor()
    assert.equal((await cell.innerText()).trim(), '')
    await page.getByRole('button', { name: 'Import from a file' }).click()
    const dialog = page.getByRole('dialog', { name: 'Import metric records' })
    assert.deepEqual(await seriousIn(page), [], 'the file')
    await choose(page, 'kasa.csv', [
      [`${mouseWeek}T10:00:00`, place.code, 'Tickets', '4'],
      [`${mouseWeek}T11:00:00`, place.name, 'Tickets', '5'],
      [`${mouseWeek}T10:00:00`, place.code, 'Tickets', '12'],
      [`${mouseWeek}T12:00:00`, 'Kasa przy oknie', 'Tickets', '6'],
      ['2022-03-27T02:30:00', place.code, 'Tickets', '7'],
      [`${mouseWeek}T13:00:00`, place.code, 'Tickets', '-1'],
    ])
    await dialog.getByText('6 rows').waitFor()
    await dialog.getByRole('button', { name: 'Next' }).click()
    const meaning = (header: string) =>
      dialog.getByRole('combobox', { name: `What the column “${header}” is` }).inputValue()
    await until(async () => assert.equal(await meaning('Data i godzina'), 'Date and time'))
    assert.deepEqual(
      [await meaning('Lokal'), await meaning('Wskaźnik'), await meaning('Wartość')],
      ['Location', 'Metric', 'Value']
    )
    assert.deepEqual(await seriousIn(page), [], 'the columns')
    await dialog.getByRole('button', { name: 'Check the file' }).click()

    await dialog.getByRole('combobox', { name: 'What “Kasa przy oknie” means' }).click()
    await page.getByRole('option', { name: place.name, exact: true }).click()
    await dialog.getByRole('button', { name: 'Use and check again' }).click()
    await dialog.getByText(`“kasa przy oknie” is read as ${place.name}`).waitFor()
    const problems = dialog.getByRole('region', { name: 'Incorrect rows' })
    await problems
      .getByRole('row')
      .filter({ hasText: '2022-03-27T02:30:00' })
      .getByText(/clocks/)
      .waitFor()
    await problems.getByText('“-1” is below zero.').waitFor()
    await dialog.getByRole('button', { name: '1 replaced in the file' }).click()
    await dialog
      .getByRole('region', { name: 'Rows that a later row replaces' })
      .getByRole('row')
      .filter({ hasText: 'Row 4' })
      .waitFor()
    assert.deepEqual(await seriousIn(page), [], 'the check')
    assert.deepEqual(await stored(mouseWeek), [], 'nothing is written by a dry run')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download incorrect rows' }).click(),
    ])
    const lines = (await savedBytes(download)).toString().trim().split('\r\n')
    assert.lengthOf(lines, 3)
    assert.match(lines[1]!, /^2022-03-27T02:30:00;/)

    await dialog.getByRole('button', { name: 'Import 3 changes' }).click()
    await dialog.getByRole('status').getByText('Imported').waitFor()
    assert.deepEqual(await stored(mouseWeek), [
      [`${mouseWeek} 10:00`, 12],
      [`${mouseWeek} 11:00`, 5],
      [`${mouseWeek} 12:00`, 6],
    ])
    assert.deepEqual(await seriousIn(page), [], 'the result')
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    // The records behind the dialog are read again.
    await until(async () => assert.equal((await cell.innerText()).trim(), '12'))

    await page.getByRole('button', { name: 'Import from a file' }).click()
    await dialog.getByRole('button', { name: 'Undo the import of kasa.csv' }).first().click()
    await page
      .getByRole('dialog', { name: 'Undo the import of kasa.csv?' })
      .getByRole('button', { name: 'Undo the import' })
      .click()
    await dialog.getByText('Removed: 3 records. Restored: 0 records.').waitFor()
    assert.deepEqual(await stored(mouseWeek), [])
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await until(async () => assert.equal((await cell.innerText()).trim(), ''))
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('come in and go again by keyboard alone', async ({ assert }) => {
    const place = await placeOfStaff()
    const { page, context, complaints } = await signedIn('organisation admin')
    await page.goto('/demand')
    const open = page.getByRole('button', { name: 'Import from a file' })
    await open.waitFor()
    await open.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Import metric records' })
    // The browser is asked early: a chooser that opens before it knows is not handed on.
    const choosing = page.waitForEvent('filechooser')
    await reach(page, dialog.getByRole('button', { name: 'Choose a file' }))
    await page.keyboard.press('Enter')
    const chooser = await choosing
    await chooser.setFiles({
      ...{ name: 'klawiatura.csv', mimeType: 'text/csv' },
      buffer: csvOf([[`${keyboardWeek}T10:00:00`, place.code, 'Tickets', '21']]),
    })
    await dialog.getByText('1 row', { exact: true }).waitFor()
    await enter(page, dialog.getByRole('button', { name: 'Next' }))
    await enter(page, dialog.getByRole('button', { name: 'Check the file' }))
    await dialog.getByText('All rows are correct.').waitFor()
    await enter(page, dialog.getByRole('button', { name: 'Import 1 change' }))
    await dialog.getByRole('status').getByText('Imported').waitFor()
    assert.deepEqual(await stored(keyboardWeek), [[`${keyboardWeek} 10:00`, 21]])
    await enter(page, dialog.getByRole('button', { name: 'Undo the import' }))
    const question = page.getByRole('dialog', { name: 'Undo the import of klawiatura.csv?' })
    await enter(page, question.getByRole('button', { name: 'Undo the import' }))
    await dialog.getByText('Removed: 1 record. Restored: 0 records.').waitFor()
    assert.deepEqual(await stored(keyboardWeek), [])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await hasFocus(open)
    assert.deepEqual(complaints, [])
    await context.close()
  })
})
