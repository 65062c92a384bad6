import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { visit } from '../stage/browser.ts'
import { newestLinkTo } from '../stage/mailbox.ts'
import { newcomer } from '../stage/newcomer.ts'
import { until } from '../stage/until.ts'

async function choose(page: Page, password: string): Promise<void> {
  await page.locator('input[name="new-password"]').fill(password)
  await page.locator('input[name="repeat-password"]').fill(password)
  await page.locator('button[type="submit"]').click()
}

/** The path of a user who has forgotten the password, from the sign-in page back to it and in. */
async function forget(email: string, assert: Assert): Promise<void> {
  const { page, context, complaints } = await visit()
  await page.goto('/login')
  await page.locator('a[href="/forgot-password"]').click()
  await page.locator('input[type="email"]').fill(email)
  await page.locator('button[type="submit"]').click()
  await page.waitForURL(/\/reset-password/)
  await page.getByText(email).waitFor()
  await page.goto(await newestLinkTo('new-password', email))
  await choose(page, 'Inne-haslo-2')
  await page.waitForURL(/\/login/)
  await page.locator('input[type="email"]').fill(email)
  await page.locator('input[type="password"]').fill('Inne-haslo-2')
  await page.locator('button[type="submit"]').click()
  await page.waitForURL((url) => url.pathname === '/')
  assert.deepEqual(complaints, [])
  await context.close()
}

test.group('Links sent by e-mail', () => {
  test('an invitation opens the account on a phone too, and a forgotten password is replaced', async ({
    assert,
  }) => {
    const email = await newcomer(1)
    const { page, context, complaints } = await visit()
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(await newestLinkTo('activate-account', email))
    await page.getByRole('heading', { name: /Łucja/ }).waitFor()
    await until(async () =>
      assert.isAtMost(await page.evaluate(() => document.documentElement.scrollWidth), 390)
    )
    await page.setViewportSize({ width: 1440, height: 900 })
    await choose(page, 'weak')
    await page
      .getByText(/8 characters|8 znaków/)
      .first()
      .waitFor()
    await choose(page, 'Nowe-haslo-1')
    await page.waitForURL((url) => url.pathname === '/')
    await page.locator('nav').first().waitFor()
    assert.deepEqual(complaints, [])
    await context.close()
    await forget(email, assert)
  })

  test('a used link and one without its parameters lead on, not into a wall', async () => {
    const email = await newcomer(0)
    const link = await newestLinkTo('activate-account', email)
    const { page, context } = await visit()
    await page.goto(link)
    await choose(page, 'Nowe-haslo-1')
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto(link)
    await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor()
    await page.locator('a[href="/forgot-password"]').waitFor()
    await page.goto('/activate-account')
    await page.locator('a[href="/forgot-password"]').click()
    // Signed in since the activation, the person needs no new password and is led home.
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByRole('heading', { level: 1, name: /Łucja/ }).waitFor()
    await context.close()
  })
})
