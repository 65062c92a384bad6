import type { Page } from 'playwright'
import { test } from '@japa/runner'
import xlsx from '@e965/xlsx'
import { seriousIn } from '../stage/accessibility.ts'
import { apiOf } from '../stage/api.ts'
import { clickByMouse } from '../stage/mouse.ts'
import { savedBytes } from '../stage/saved_bytes.ts'
import { account } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

const admin = 'organisation admin'
const headers = [
  'Nr ewidencyjny',
  'Imię',
  'Nazwisko',
  'E-mail',
  'Telefon',
  'Lokalizacja',
  'Stanowiska',
  'Uwagi',
]

test.group('Imports', () => {
  test('people come in from a spreadsheet, the incorrect ones come back with reasons, and one click undoes it', async ({
    assert,
  }) => {
    const api = await apiOf(account(admin))
    const locations = await api.get<{ items: { name: string }[] }>('/organisation-management/locations')
    const place = locations.items[0]!.name
    const count = async () =>
      (await api.get<{ total: number }>('/organisation-management/employees', { pageSize: '1' })).total
    const before = await count()

    const { page, context, complaints } = await signedIn(admin)
    await page.goto('/employees')
    await page.getByRole('button', { name: 'Import from a file' }).click()
    const dialog = page.getByRole('dialog', { name: 'Import employees' })
    await choose(page, 'kadry.xlsx', [
      ['Kadry, listopad'],
      headers,
      ['X901', 'Zażółć', 'Gęślą', 'x901@example.test', '+48601100201', place, 'Barista nocny', ''],
      ['X902', 'Thị Hường', 'Đặng', 'x902@example.test', '12', place, '', 'too short'],
      ['X903', '=CMD()', 'Formuła', 'x903@example.test', '', 'Nowhere', '', ''],
    ])
    await dialog.getByText('3 rows').waitFor()
    await dialog.getByText('Gęślą').waitFor()
    await dialog.getByRole('button', { name: 'Next' }).click()

    await dialog.getByText('Nr ewidencyjny').waitFor()
    const meaning = (header: string) =>
      dialog.getByRole('combobox', { name: `What the column “${header}” is` }).inputValue()
    await until(async () =>
      assert.deepEqual(await Promise.all(headers.map(meaning)), [
        'Integration ID',
        'First name',
        'Last name',
        'E-mail',
        'Phone',
        'Main location',
        'Positions',
        '',
      ])
    )
    await dialog.getByRole('checkbox', { name: /^Add positions/ }).check()
    assert.deepEqual(await seriousIn(page), [], 'the columns')
    await dialog.getByRole('button', { name: 'Check the file' }).click()

    await dialog.getByText('New positions: Barista nocny').waitFor()
    await dialog
      .getByRole('cell', { name: 'There is no location “Nowhere”. Give its code or its full name.' })
      .waitFor()
    assert.equal(await count(), before, 'nothing is written by a dry run')
    assert.deepEqual(await seriousIn(page), [], 'the check')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download incorrect rows' }).click(),
    ])
    const rejected = xlsx.read(await savedBytes(download))
    const lines = xlsx.utils.sheet_to_json<string[]>(rejected.Sheets.Import!, { header: 1, defval: '' })
    assert.deepEqual(lines[0], [...headers, 'Reason'])
    assert.deepEqual(
      lines.slice(1).map(([id, name]) => [id, name]),
      [
        ['X902', 'Thị Hường'],
        ['X903', '=CMD()'],
      ]
    )

    await dialog.getByRole('button', { name: 'Import 1 change' }).click()
    await dialog.getByRole('status').getByText('Imported').waitFor()
    assert.equal(await count(), before + 1)
    await dialog.getByRole('button', { name: 'Undo the import' }).click()
    await page
      .getByRole('dialog', { name: 'Undo the import of kadry.xlsx?' })
      .getByRole('button', { name: 'Undo the import' })
      .click()
    await dialog.getByText('Removed: 1 person, 1 position. Restored: 0 people.').waitFor()
    assert.equal(await count(), before)
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('a list as people keep it is read: full names, national phones, days in words, names of its own', async ({
    assert,
  }) => {
    const api = await apiOf(account(admin))
    const locations = await api.get<{ items: { name: string }[] }>('/organisation-management/locations')
    const place = locations.items[0]!.name
    const { page, context, complaints } = await signedIn(admin)
    await page.goto('/employees')
    await page.getByRole('button', { name: 'Import from a file' }).click()
    const dialog = page.getByRole('dialog', { name: 'Import employees' })
    await choose(page, 'lista.xlsx', [
      ['Imię i nazwisko', 'E-mail', 'Telefon', 'Lokalizacja', 'Data przyjęcia'],
      ['Anna Maria Nowak', 'y901@example.test', '601 100 201', 'Nasz bar', '5 stycznia 2026'],
      ['Jan Kowalski', 'y902@example.test', 'ask him', 'Nasz bar', '2/3/2026'],
    ])
    await dialog.getByText('2 rows').waitFor()
    await dialog.getByRole('button', { name: 'Next' }).click()
    await dialog.getByText('“Anna Maria Nowak”: first name Anna Maria, last name Nowak').waitFor()
    assert.deepEqual(await seriousIn(page), [], 'how it is read')
    await dialog.getByRole('button', { name: 'Check the file' }).click()

    await dialog.getByRole('combobox', { name: 'What “Nasz bar” means' }).click()
    await page.getByRole('option', { name: place, exact: true }).click()
    await dialog.getByRole('button', { name: 'Use and check again' }).click()
    await dialog.getByRole('button', { name: 'Import without these values' }).click()
    const saved = dialog.getByRole('region', { name: 'People who are added' })
    await saved
      .getByRole('row')
      .filter({ hasText: 'Kowalski' })
      .getByText(/Phone is left out/)
      .waitFor()
    const row = saved.getByRole('row').filter({ hasText: 'Nowak' })
    await row.filter({ hasText: '+48601100201' }).filter({ hasText: place }).waitFor()
    await saved.getByText('“2/3/2026” is read as March 2, 2026.').waitFor()
    assert.deepEqual(await seriousIn(page), [], 'what will be saved')
    await dialog.getByRole('button', { name: 'Import 2 changes' }).click()
    await dialog.getByRole('status').getByText('Imported').waitFor()
    await dialog.getByRole('button', { name: 'Undo the import' }).click()
    await page
      .getByRole('dialog', { name: 'Undo the import of lista.xlsx?' })
      .getByRole('button', { name: 'Undo the import' })
      .click()
    await dialog.getByText('Removed: 2 people. Restored: 0 people.').waitFor()
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('two imports are undone in one visit: the second question is in front of the second dialog', async ({
    assert,
  }) => {
    const api = await apiOf(account(admin))
    const locations = await api.get<{ items: { name: string }[] }>('/organisation-management/locations')
    const place = locations.items[0]!.name
    const { page, context, complaints } = await signedIn(admin)
    await page.goto('/employees')
    const dialog = page.getByRole('dialog', { name: 'Import employees' })
    // The question of the first undo is still in the page, and before the second dialog in it.
    for (const [name, email] of [
      ['first.xlsx', 'z901@example.test'],
      ['second.xlsx', 'z902@example.test'],
    ] as const) {
      await page.getByRole('button', { name: 'Import from a file' }).click()
      await choose(page, name, [
        ['First name', 'Last name', 'E-mail', 'Location'],
        ['Anna', 'Nowak', email, place],
      ])
      await dialog.getByText('1 row').waitFor()
      await dialog.getByRole('button', { name: 'Next' }).click()
      await dialog.getByRole('button', { name: 'Check the file' }).click()
      await dialog.getByRole('button', { name: 'Import 1 change' }).click()
      await dialog.getByRole('status').getByText('Imported').waitFor()
      await dialog.getByRole('button', { name: 'Undo the import' }).click()
      const question = page.getByRole('dialog', { name: `Undo the import of ${name}?` })
      await clickByMouse(page, question.getByRole('button', { name: 'Undo the import' }))
      await dialog.getByText('Removed: 1 person. Restored: 0 people.').waitFor()
      await dialog.getByRole('button', { name: 'Close' }).last().click()
      await dialog.waitFor({ state: 'detached' })
    }
    assert.deepEqual(complaints, [])
    await context.close()
  })
})

async function choose(page: Page, name: string, lines: string[][]): Promise<void> {
  const book = xlsx.utils.book_new()
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(lines), 'Kadry')
  const buffer = xlsx.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
}
