import { test } from '@japa/runner'
import { seriousIn } from '../stage/accessibility.ts'
import { patienceMs } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

/** The demo's location of the employee, so that a position is at it. */
const atWork = { latitude: 52.2369, longitude: 21.0273, accuracy: 20 }

test.group('The own day at the clock', () => {
  test('is registered by keyboard, with a position after its notice, and without a connection', async ({
    assert,
  }) => {
    const { page, context, complaints } = await signedIn('employee')
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(atWork)
    await page.goto('/system/records')
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await button('Start work').waitFor()
    const lines = page.getByRole('list', { name: 'Registered today' }).getByRole('listitem')
    const before = await lines.count()
    await button('Start work').focus()
    await page.keyboard.press('Enter')
    const notice = page.getByRole('dialog')
    await notice.getByText('erased after 90 days').waitFor()
    assert.deepEqual(await seriousIn(page), [])
    await notice.getByRole('button', { name: 'I have read this, register' }).press('Enter')
    await page.getByRole('heading', { name: /^At work since/ }).waitFor()
    // Other registrations of the day may have been at a location as well.
    await lines.last().getByText('At the location').waitFor()
    assert.deepEqual(await seriousIn(page), [])

    await context.setOffline(true)
    await button('Start break').press('Enter')
    await page.getByText('Saved on this device').waitFor()
    await context.setOffline(false)
    await page.getByRole('heading', { name: /^On a break since/ }).waitFor()

    await button('End work').press('Enter')
    await page.getByRole('heading', { name: 'Not at work' }).waitFor()
    await until(async () => assert.equal(await lines.count(), before + 3))
    // Another end of the last five minutes has a button of its own.
    await lines
      .last()
      .getByRole('button', { name: /^Undo: End of work/ })
      .press('Enter')
    await page.getByRole('heading', { name: /^On a break since/ }).waitFor()

    // The background makes a record of it.
    const records = page.getByRole('table', { name: 'Time records' })
    await until(async () => {
      await page.reload()
      await records.getByText('At work').waitFor({ timeout: patienceMs / 2 })
    })
    assert.deepEqual(
      complaints.filter((one) => !one.startsWith('net::ERR_INTERNET_DISCONNECTED')),
      []
    )
    await context.close()
  })
})
