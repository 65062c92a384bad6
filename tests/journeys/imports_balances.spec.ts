import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { seriousIn } from '../stage/accessibility.ts'
import { query } from '../stage/database.ts'
import { profileOf } from '../stage/scheduler.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

type Found = { employeeId: string; integrationId: string; typeId: string; shortcut: string }

/** A person with an integration ID, and the yearly leave of their company. */
async function someone(): Promise<Found> {
  const { employeeId } = await profileOf('employee')
  const [found] = await query<Found>(
    `select e.id as "employeeId", e.integration_id as "integrationId", t.id as "typeId", t.shortcut
     from employees e join request_types t on t.organisation_id = e.organisation_id and t.primary_vacation
     where e.id = $1 and t.archived_at is null`,
    [employeeId]
  )
  return found!
}

const choose = (page: Page, rows: string[][]) =>
  page.locator('input[type=file]').setInputFiles({
    ...{ name: 'salda.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(
      [['Identyfikator', 'Urlop', 'Rok', 'Pozostałe dni'], ...rows].map((row) => row.join(';')).join('\r\n')
    ),
  })

test.group('Imports of leave balances', () => {
  test('come in beside the limits, are looked at before, and are taken back by one click', async ({
    assert,
  }) => {
    const { employeeId, integrationId, typeId, shortcut } = await someone()
    const year = String(new Date().getFullYear() + 1)
    const corrections = async () =>
      (
        await query<{ minutes: number }>(
          `select minutes from limit_entries where employee_id = $1 and request_type_id = $2 and year = $3
             and kind = 'correction' order by at, id`,
          [employeeId, typeId, year]
        )
      ).map(({ minutes }) => minutes)
    assert.deepEqual(await corrections(), [])
    const { page, context, complaints } = await signedIn('organisation admin')
    await page.goto('/requests_module/limits')
    await page.getByRole('button', { name: 'Import from a file' }).click()
    const dialog = page.getByRole('dialog', { name: 'Import leave balances' })
    assert.deepEqual(await seriousIn(page), [], 'the file')
    await choose(page, [
      [integrationId, shortcut, year, '3,5'],
      ['no-such-id', shortcut, year, '1'],
    ])
    await dialog.getByText('2 rows').waitFor()
    await dialog.getByRole('button', { name: 'Next' }).click()
    const meaning = (header: string) =>
      dialog.getByRole('combobox', { name: `What the column “${header}” is` }).inputValue()
    await until(async () => assert.equal(await meaning('Pozostałe dni'), 'Days left'))
    assert.deepEqual(
      [await meaning('Identyfikator'), await meaning('Urlop'), await meaning('Rok')],
      ['Integration ID', 'Request type', 'Year']
    )
    assert.deepEqual(await seriousIn(page), [], 'the columns')
    await dialog.getByRole('button', { name: 'Check the file' }).click()
    await dialog.getByRole('cell', { name: '3.5 days · 28:00 h' }).waitFor()
    await dialog.getByText('No one has “no-such-id” as integration ID or e-mail address.').waitFor()
    assert.deepEqual(await seriousIn(page), [], 'the check')
    assert.deepEqual(await corrections(), [])

    await dialog.getByRole('button', { name: 'Import 1 change' }).click()
    await dialog.getByRole('button', { name: 'Undo the import' }).waitFor()
    const [correction] = await corrections()
    assert.isNumber(correction)
    await dialog.getByRole('button', { name: 'Undo the import' }).click()
    const question = page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog', { name: /^Undo the import of/ }))
    await question.getByRole('button', { name: 'Undo the import' }).click()
    await dialog.getByText('Corrections taken back: 1.').waitFor()
    assert.deepEqual(await corrections(), [correction!, -correction!])
    assert.deepEqual(complaints, [])
    await context.close()
  })
})
