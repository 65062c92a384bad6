import type { Employee } from '@shiftloom/backend/contracts/organisation'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import { apiOf } from '../stage/api.ts'
import { officePage, quiet, visit, type Visit } from '../stage/browser.ts'
import { account } from '../stage/settings.ts'
import { signedIn, signIn, speak } from '../stage/sign_in.ts'
import { settled } from '../stage/until.ts'

const admin = 'organisation admin'
const settings = (tab: string) => `/company_settings/${tab}`
const height = 800

type Form = { path: string; open: string; foot: string }

/** Where a drawer or a modal form opens, and the button at its foot. */
const forms = (person: string): Form[] => [
  { path: '/employees', open: 'Add employee', foot: 'Add' },
  { path: `/employees/${person}/details?tab=contracts`, open: 'Add contract', foot: 'Save' },
  { path: `/employees/${person}/details?tab=rates`, open: 'Add rate', foot: 'Save' },
  { path: '/localizations', open: 'Add location', foot: 'Next' },
  { path: '/system/exports', open: 'New export', foot: 'Next' },
  { path: settings('positions_tags'), open: 'Add position', foot: 'Save' },
  { path: settings('positions_tags'), open: 'Add tag', foot: 'Save' },
  { path: settings('holidays'), open: 'Add a day of your own', foot: 'Save' },
  { path: settings('requests'), open: 'Add request type', foot: 'Save' },
]
const officeForms: Form[] = [
  { path: '/office/organizations', open: 'Add an organisation', foot: 'Next' },
  { path: '/office/users', open: 'Add a user', foot: 'Add a user' },
  { path: '/office/industries', open: 'Add an industry', foot: 'Add an industry' },
  { path: '/office/regions', open: 'Add a region', foot: 'Add a region' },
]

test.group('Feet of forms', () => {
  test('they are in sight in a window of 1281 by 800', async ({ assert }) => {
    const api = await apiOf(account(admin))
    const { items } = await api.get<{ items: Employee[] }>('/organisation-management/employees')
    const customer = await signedIn(admin, { width: 1281, height })
    await feetInSight(assert, customer, forms(items[0]!.id))
    await customer.context.close()
  })

  test('they are in sight in the back office, and in a low window as well', async ({ assert }) => {
    const role = 'back office, global admin'
    await speak(role, 'en-US')
    const office = await visit({ width: 1281, height })
    await office.page.goto(officePage('/login'))
    await signIn(office, role)
    await feetInSight(assert, office, officeForms, officePage)
    await office.page.setViewportSize({ width: 1281, height: 420 })
    await feetInSight(assert, office, officeForms, officePage)
    await office.context.close()
  })
})

async function feetInSight(
  assert: Assert,
  visited: Visit,
  opened: Form[],
  addressOf = (path: string) => path
): Promise<void> {
  const { page } = visited
  const windowHeight = page.viewportSize()!.height
  for (const { path, open, foot } of opened) {
    await page.goto(addressOf(path))
    await quiet(visited)
    await page.getByRole('button', { name: open, exact: true }).first().click()
    const button = page.getByRole('dialog').getByRole('button', { name: foot, exact: true })
    await button.waitFor()
    const box = (await settled(() => button.boundingBox()))!
    assert.isAtMost(box.y + box.height, windowHeight, `${path}: ${open}`)
  }
}
