import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { profileOf } from '../stage/scheduler.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

const step = {
  ...{ id: '019a0000-0000-7000-8000-000000000000', label: 'edit', shifts: 1, people: 1 },
  ...{ from: null, until: null, at: '2026-01-01T08:00:00.000Z', behindPublication: false },
}
const refusal = { ErrorMessage: 'The server says why.', Code: 'core.test', Details: {}, TraceId: 'trace-42' }

test.group('Failures', () => {
  test('each kind is shown in its way, and another try leads on', async ({ assert }) => {
    const { page, context } = await signedIn('manager')
    await page.route('**/api/scheduling/commands/history', (route) =>
      route.fulfill({ json: { result: { undo: step, redo: null } } })
    )
    await page.goto('/scheduler')
    const undo = page.getByRole('button', { name: 'Undo: changing a shift', exact: true })
    await undo.waitFor()
    await answerWith(page, '**/api/scheduling/commands/undo', 400)
    await page.keyboard.press('Control+z')
    await page.getByRole('alert').getByText('The server says why.').waitFor()
    assert.match(page.url(), /\/scheduler/)

    // Steps of planning say what stood against them where they were made; everything else has a page for it.
    await answerWith(page, '**/api/scheduling/publications/withdrawals', 418)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Unpublish this period…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
    await page.waitForURL('**/error/500?traceId=trace-42')
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
    await page.getByText('trace-42').waitFor()

    await answerWith(page, '**/api/enums', 500)
    await page.goto('/')
    await page.getByRole('heading', { name: 'We could not prepare the app' }).waitFor()
    await page.getByText('trace-42').waitFor()
    await page.unroute('**/api/enums')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('navigation').first().waitFor()
    await context.close()
  })

  test('an address of what does not exist stays under the 404 page, and Back leads to the screen before', async ({
    assert,
  }) => {
    const { page, context } = await signedIn('organisation admin')
    const { locationIds } = await profileOf('manager')
    const unknown = '019a0000-0000-7000-8000-000000000000'
    const addresses = [
      `/demand/${unknown}`,
      `/demand/${locationIds[0]}/metric/records/${unknown}`,
      `/employees/${unknown}/details`,
    ]
    await page.goto('/employees')
    await page.getByRole('grid').waitFor()
    for (const address of addresses) {
      await page.goto(address)
      await page.getByRole('heading', { name: 'This page does not exist' }).waitFor()
      assert.equal(new URL(page.url()).pathname, address)
      await until(async () => assert.equal(await page.title(), 'Page not found · Shiftloom'))
      await page.getByRole('button', { name: 'Go back' }).click()
      await page.getByRole('grid').waitFor()
      assert.equal(new URL(page.url()).pathname, '/employees')
    }
    await context.close()
  })
})

/** The next requests to an address get this answer instead of the server's. */
async function answerWith(page: Page, address: string, status: number): Promise<void> {
  await page.unroute(address)
  await page.route(address, (route) => route.fulfill({ status, json: refusal }))
}
