import { test } from '@japa/runner'
import { seriousIn } from '../stage/accessibility.ts'
import { officePage, visit } from '../stage/browser.ts'
import { signIn, speak } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

test.group('A seat in a customer’s place', () => {
  test('begins with a reason, is always visible, and ends for good', async ({ assert }) => {
    await speak('back office, viewer', 'en-US')
    const office = await visit()
    await speak('organisation admin', 'en-US')
    const { page, context, complaints } = office
    await page.goto(officePage('/login'))
    await signIn(office, 'back office, viewer')
    await page.goto(officePage('/office/organizations'))
    await page.getByRole('textbox', { name: 'Search' }).fill('admin@ziarno')
    await page.getByRole('link', { name: 'Piekarnia Ziarno' }).click()
    await page.getByRole('heading', { name: 'Piekarnia Ziarno', level: 1 }).waitFor()
    const accounts = page.getByRole('table', { name: 'Accounts' })
    await accounts.getByRole('row').nth(3).waitFor()
    assert.deepEqual(await seriousIn(page), [])

    await page.getByRole('button', { name: 'Sign in as Halina Ziarno' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Why' }).waitFor()
    assert.deepEqual(await seriousIn(page), [])
    const submit = dialog.getByRole('button', { name: 'Sign in as', exact: true })
    await submit.click()
    await dialog.getByText('Say why, in at least 5 characters.').waitFor()
    await dialog.getByRole('textbox', { name: 'Why' }).fill('Ticket 4711')
    await submit.click()
    const link = dialog.getByRole('link', { name: 'Open the app as Halina Ziarno' })
    const address = (await link.getAttribute('href'))!
    const opened = context.waitForEvent('page')
    await link.click()
    const seat = await opened

    const banner = seat.getByRole('status').filter({ hasText: 'Ticket 4711' })
    await banner.waitFor()
    // Another screen than the one the seat opens with: the notice stays.
    const employees = new URL('/employees', address).href
    assert.notEqual(seat.url(), employees)
    await seat.locator('nav a[href="/employees"]').click()
    await seat.waitForURL(employees)
    await seat.getByRole('row').nth(3).waitFor()
    await banner.waitFor()
    assert.deepEqual(await seriousIn(seat), [])
    const token = await seat.evaluate(() => localStorage.getItem('impersonateToken'))
    assert.isString(token)
    await banner.getByRole('button').click()
    await seat.waitForURL(/\/office\/organization\/[^/]+\/details$/)
    await seat.getByRole('heading', { name: 'Piekarnia Ziarno' }).waitFor()
    await until(async () => {
      const after = await context.request.get(new URL('/api/user-access/sessions', address).href, {
        headers: { Authorization: `Bearer ${token}` },
      })
      assert.equal(after.status(), 401)
    })

    await seat.goto(address)
    // In the language of the last user here.
    await seat.getByText(/This sign-in link has expired|Ten link do logowania wygasł/).waitFor()
    assert.deepEqual(complaints, [])
    await context.close()
  })
})
