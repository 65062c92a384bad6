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
    const statuses: number[] = []
    page.on('response', (answer) => {
      if (answer.url().includes('/api/organisation-management/')) statuses.push(answer.status())
    })
    await page.getByRole('navigation').getByRole('link', { name: 'Employees' }).waitFor()
    const spoilt = await spoil(page, '/employees')
    await page.getByRole('grid').getByRole('row').nth(5).waitFor()
    assert.include(statuses, 401, 'the journey met what it is about')
    assert.include(statuses, 200)
    assert.notEqual(await tokenOf(page), spoilt)
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('three tabs whose token is refused at once ask for a new one once', async ({ assert }) => {
    const { page, context, complaints } = await signedIn('manager')
    const tabs = [page, await context.newPage(), await context.newPage()]
    for (const tab of tabs.slice(1)) await tab.goto('/')
    for (const tab of tabs) await atRest(tab)
    const renewals: string[] = []
    context.on('request', (request) => {
      if (request.url().endsWith('/refresh-token')) renewals.push(request.url())
    })
    await spoil(page)
    await Promise.all(tabs.map((tab) => follow(tab, '/employees')))
    for (const tab of tabs) await tab.getByRole('grid').getByRole('row').nth(5).waitFor()
    assert.lengthOf(renewals, 1)
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

/** Nothing is on its way, and live updates arrive: the token is needed again only by what follows. */
async function atRest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Live updates are on' }).waitFor()
  await page.waitForLoadState('networkidle')
}

const follow = (page: Page, href: string): Promise<void> =>
  page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`nav a[href="${to}"]`)!.click(), href)

const tokenOf = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('token'))

/**
 * Gives the token another signature once the page is at rest: as readable as before, refused by the server.
 * A link is followed in the same breath, before the page's own background work can meet the refusal.
 */
async function spoil(page: Page, link?: string): Promise<string> {
  await atRest(page)
  return page.evaluate((href) => {
    const [head, payload] = localStorage.getItem('token')!.split('.')
    const spoilt = [head, payload, 'c3BvaWx0'].join('.')
    localStorage.setItem('token', spoilt)
    if (href) document.querySelector<HTMLAnchorElement>(`nav a[href="${href}"]`)!.click()
    return spoilt
  }, link)
}
