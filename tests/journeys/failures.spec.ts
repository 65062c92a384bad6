import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { signedIn } from '../stage/sign_in.ts'

const refusal = { ErrorMessage: 'The server says why.', Code: 'core.test', Details: {}, TraceId: 'trace-42' }

test.group('Failures', () => {
  test('each kind is shown in its way, and another try leads on', async ({ assert }) => {
    const { page, context } = await signedIn('manager')
    await page.waitForLoadState('networkidle')
    const failing = (status: number) => answerWith(page, '**/api/scheduling/commands/undo', status)

    await page.goto('/scheduler')
    const undo = page.getByRole('button', { name: 'Undo', exact: true })
    await undo.waitFor()
    await failing(400)
    await page.keyboard.press('Control+z')
    await page.getByRole('alert').getByText('The server says why.').waitFor()
    assert.match(page.url(), /\/scheduler/)

    await failing(418)
    await page.keyboard.press('Control+z')
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
})

/** The next requests to an address get this answer instead of the server's. */
async function answerWith(page: Page, address: string, status: number): Promise<void> {
  await page.unroute(address)
  await page.route(address, (route) => route.fulfill({ status, json: refusal }))
}
