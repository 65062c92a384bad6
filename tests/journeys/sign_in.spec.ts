import { test } from '@japa/runner'
import { visit } from '../stage/browser.ts'
import { account } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

test.group('Signing in', () => {
  test('a wrong password is answered in the language of the page, and nothing typed is lost', async ({
    assert,
  }) => {
    const { page, context } = await visit()
    await page.goto('/scheduler')
    await page.waitForURL(/\/login\?back=/)
    const { email } = account('manager')
    await page.locator('input[type="email"], input[name="email"]').fill(email)
    await page.locator('input[type="password"]').fill('Wrong-horse-1')
    await page.locator('button[type="submit"]').click()
    await page.getByRole('alert').filter({ hasText: 'nieprawidłowe' }).first().waitFor()
    await until(async () =>
      assert.equal(await page.locator('input[type="email"], input[name="email"]').inputValue(), email)
    )
    await context.close()
  })

  test('the way back leads to the page that was asked for', async ({ assert }) => {
    const { page, context, complaints } = await visit()
    await page.goto('/scheduler')
    const { email, password } = account('manager')
    await page.locator('input[type="email"], input[name="email"]').fill(email)
    await page.locator('input[type="password"]').fill(password)
    await page.locator('button[type="submit"]').click()
    await page.waitForURL(/\/scheduler/)
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('an employee who opens a planner’s page is shown why not', async () => {
    const { page, context } = await signedIn('employee')
    await page.goto('/system/exports')
    await page.waitForURL(/\/error\/403/)
    await context.close()
  })

  test('a window of 1280 px is too narrow, one of 1281 is not', async ({ assert }) => {
    const { page, context } = await signedIn('manager', { width: 1281 })
    await page.goto('/')
    await page.locator('nav').first().waitFor()
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.locator('nav').first().waitFor({ state: 'detached' })
    await until(async () => assert.isAbove((await page.locator('body').innerText()).length, 20))
    await context.close()
  })
})
