import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { visit } from '../stage/browser.ts'
import { newestCodeTo, newestLinkTo } from '../stage/mailbox.ts'
import { newcomer } from '../stage/newcomer.ts'

const password = 'Nowe-haslo-1'

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login?back=%2Fmy-profile')
  await page.locator('input[type="email"]').fill(email)
  await page.locator('input[type="password"]').fill(password)
  await page.locator('button[type="submit"]').click()
}
const signOut = (page: Page) => page.evaluate(() => localStorage.clear())

test.group('The second step of signing in', () => {
  test('a code by e-mail is asked for until the device is trusted, and again once it is forgotten', async ({
    assert,
  }) => {
    const email = await newcomer(0)
    const { page, context, complaints } = await visit()
    await page.goto(await newestLinkTo('activate-account', email))
    await page.locator('input[name="new-password"]').fill(password)
    await page.locator('input[name="repeat-password"]').fill(password)
    await page.locator('button[type="submit"]').click()
    await page.waitForURL((url) => url.pathname === '/')

    await page.goto('/my-profile')
    await page.getByRole('button', { name: 'Use codes by e-mail' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[name="current-password"]').fill(password)
    await dialog.locator('button[type="submit"]').click()
    await page.getByText('Code by e-mail').waitFor()
    await signOut(page)

    await signIn(page, email)
    await page.waitForURL(/\/login-two-factor/)
    await page.locator('input[name="code"]').fill('1')
    await page.locator('button[type="submit"]').click()
    await page.getByRole('alert').filter({ hasText: '4' }).waitFor()
    await page.locator('input[name="code"]').fill(await newestCodeTo(email))
    await page.locator('input[type="checkbox"]').check()
    await page.locator('button[type="submit"]').click()
    await page.waitForURL(/\/trusted-device/)
    await page.locator('input[name="device-name"]').fill('Laptop in the kitchen')
    await page.locator('button[type="submit"]').click()
    await page.waitForURL(/\/my-profile/)
    await page.getByText('Laptop in the kitchen').waitFor()
    await signOut(page)

    await signIn(page, email)
    await page.waitForURL(/\/my-profile/)
    await page.getByRole('button', { name: 'Forget: Laptop in the kitchen' }).click()
    await page.getByText('Laptop in the kitchen').waitFor({ state: 'detached' })
    await signOut(page)

    await signIn(page, email)
    await page.waitForURL(/\/login-two-factor/)
    await page.reload()
    await page.locator('input[name="code"]').waitFor()
    assert.deepEqual(complaints, [])
    await context.close()
  })
})
