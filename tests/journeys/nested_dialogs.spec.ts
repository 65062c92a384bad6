import type { Employee } from '@shiftloom/backend/contracts/organisation'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { apiOf } from '../stage/api.ts'
import { clickByMouse } from '../stage/mouse.ts'
import { account } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'

const admin = 'organisation admin'
const settings = (tab: string) => `/company_settings/${tab}`

/** Where a dialog or drawer opens that asks before typed text is thrown away, and the field that is typed into. */
const forms: { path: string; open: string; field: string }[] = [
  { path: '/employees', open: 'Add employee', field: 'First name' },
  { path: settings('positions_tags'), open: 'Add position', field: 'Name' },
  { path: settings('positions_tags'), open: 'Add tag', field: 'Name' },
  { path: settings('holidays'), open: 'Add a day of your own', field: 'Name' },
  { path: '/demand', open: 'Add a metric', field: 'Name' },
  { path: settings('requests'), open: 'Add request type', field: 'Name' },
]

test.group('Questions of dialogs', () => {
  test('they are in front of the dialog that asks, each time', async () => {
    const { page, context } = await signedIn(admin)
    for (const { path, open, field } of forms) {
      await page.goto(path)
      // The question of the first time is still in the page, and before the second dialog in it.
      for (let time = 0; time < 2; time++) await leaveTyped(page, open, field)
    }
    await context.close()
  })

  test('those of a person’s contracts and rates as well', async () => {
    const api = await apiOf(account(admin))
    const { items } = await api.get<{ items: Employee[] }>('/organisation-management/employees')
    const { page, context } = await signedIn(admin)
    await page.goto(`/employees/${items[0]!.id}/details`)
    for (const [tab, open, field] of [
      ['Contracts', 'Add contract', 'Last day'],
      ['Rates', 'Add rate', 'Valid from'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click()
      for (let time = 0; time < 2; time++) await leaveTyped(page, open, field)
    }
    await context.close()
  })
})

async function leaveTyped(page: Page, open: string, field: string): Promise<void> {
  await page.getByRole('button', { name: open, exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: field }).first().fill('1.2.2030')
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await clickByMouse(page, page.getByRole('button', { name: 'Leave without saving' }))
  await dialog.first().waitFor({ state: 'detached' })
}
