import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { seriousIn } from '../stage/accessibility.ts'
import { visit } from '../stage/browser.ts'
import { comingMonday } from '../stage/days.ts'
import { demandScreens } from '../stage/demand.ts'
import { gridReady } from '../stage/scheduler.ts'
import { signedIn } from '../stage/sign_in.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first().waitFor()
const screens: [path: string, ready: (page: Page) => Promise<void>][] = [
  ['/', heading],
  [`/scheduler?view=week&from=${comingMonday()}`, gridReady],
  ['/availabilities', (page) => page.getByRole('grid').waitFor()],
  ['/swaps', heading],
  ['/fairness', (page) => page.getByRole('table').first().waitFor()],
  ['/system/exports', heading],
  ['/requests_module/holidays', heading],
  ['/requests_module/limits', (page) => page.getByRole('table').first().waitFor()],
  ['/requests/calendar', (page) => page.getByRole('grid').getByRole('row').nth(3).waitFor()],
  ['/employees', (page) => page.getByRole('grid').getByRole('row').nth(3).waitFor()],
  ['/localizations', heading],
  ['/company_settings/general', heading],
  ['/company_settings/positions_tags', heading],
  ['/company_settings/requests', (page) => page.getByRole('table').first().waitFor()],
  ['/company_settings/holidays', (page) => page.getByRole('table').first().waitFor()],
  ['/company_settings/code', (page) => page.getByRole('table').first().waitFor()],
  ['/system/event_logs', (page) => page.getByRole('table').first().waitFor()],
  ['/demand', (page) => page.getByRole('table').first().waitFor()],
  ['/my-profile', heading],
  ['/my-profile/edit', heading],
  ['/my-profile/qr_code', (page) => page.getByRole('img', { name: /QR/ }).waitFor()],
  ['/system/deliveries', heading],
  ['/kiosk-module', heading],
]

test.group('Accessibility', () => {
  test('the sign-in page, and registering a company', async ({ assert }) => {
    const { page, context } = await visit()
    for (const path of ['/login', '/register']) {
      await page.goto(path)
      await heading(page)
      assert.deepEqual(await seriousIn(page), [], path)
    }
    await context.close()
  })

  for (const [path, ready] of screens)
    test(`an administrator at ${path.split('?')[0]}`, async ({ assert }) => {
      const { page, context } = await signedIn('organisation admin')
      await page.goto(path)
      await ready(page)
      await page.waitForLoadState('networkidle')
      assert.deepEqual(await seriousIn(page), [])
      await context.close()
    })

  test('an administrator at the screens of demand of a location', async ({ assert }) => {
    const { page, context } = await signedIn('organisation admin')
    for (const path of await demandScreens()) {
      await page.goto(path)
      await heading(page)
      await page.waitForLoadState('networkidle')
      assert.deepEqual(await seriousIn(page), [], path)
    }
    await context.close()
  })

  test('an employee at home and with the own schedule', async ({ assert }) => {
    const { page, context } = await signedIn('employee')
    for (const path of ['/', '/scheduler']) {
      await page.goto(path)
      await heading(page)
      await page.waitForLoadState('networkidle')
      assert.deepEqual(await seriousIn(page), [], path)
    }
    await context.close()
  })
})
