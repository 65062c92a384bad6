import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { signedIn } from '../stage/sign_in.ts'

test.group('Session', () => {
  test('signing out in one tab signs the other out', async ({ assert }) => {
    const { page, context, complaints } = await signedIn('manager')
    const other = await context.newPage()
    await other.goto('/employees')
    await other.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('button', { name: /Manager/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.waitForURL(/\/login/)
    await other.waitForURL(/\/login/)
    assert.isNull(await tokenOf(other))
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('a token the server no longer takes is renewed, and the request repeated', async ({ assert }) => {
    const { page, context, complaints } = await signedIn('manager')
    await spoil(page)
    const spoilt = await tokenOf(page)
    const statuses: number[] = []
    page.on('response', (answer) => {
      if (answer.url().includes('/organisation-management/employees')) statuses.push(answer.status())
    })
    await page.getByRole('navigation').getByRole('link', { name: 'Employees' }).click()
    await page.getByRole('table').getByRole('row').nth(5).waitFor()
    assert.include(statuses, 401, 'the journey met what it is about')
    assert.include(statuses, 200)
    assert.notEqual(await tokenOf(page), spoilt)
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('when it cannot be renewed, signing in again leads back', async ({ assert }) => {
    const { page, context } = await signedIn('manager')
    await context.clearCookies()
    await page.getByRole('navigation').getByRole('link', { name: 'Employees' }).waitFor()
    await spoil(page, '/employees')
    await page.waitForURL(/\/login\?back=/)
    assert.equal(new URL(page.url()).searchParams.get('back'), '/employees')
    assert.isNull(await tokenOf(page))
    await context.close()
  })
})

const tokenOf = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('token'))

/**
 * Gives the token another signature once the page is at rest: as readable as before, refused by the server.
 * A link is followed in the same breath, before the page's own background work can meet the refusal.
 */
async function spoil(page: Page, link?: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate((href) => {
    const [head, payload] = localStorage.getItem('token')!.split('.')
    localStorage.setItem('token', [head, payload, 'c3BvaWx0'].join('.'))
    if (href) document.querySelector<HTMLAnchorElement>(`nav a[href="${href}"]`)!.click()
  }, link)
}
