import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { quiet, type Visit } from '../stage/browser.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

test.group('Session', () => {
  test('signing out in one tab signs the other out', async ({ assert }) => {
    const visited = await signedIn('manager')
    const { page, context, complaints } = visited
    await page.goto('/')
    const other = await context.newPage()
    await other.goto('/employees')
    await other.getByRole('heading', { level: 1 }).waitFor()
    // A connection that is only being made would be refused, which Chromium writes to the console.
    await atRest(visited)
    await page.getByRole('button', { name: /Manager/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.waitForURL(/\/login/)
    await other.waitForURL(/\/login/)
    await until(async () => assert.isNull(await tokenOf(other)))
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('a token the server no longer takes is renewed, and the request repeated', async ({ assert }) => {
    const visited = await signedIn('manager')
    const { page, context, complaints } = visited
    await page.goto('/')
    const people = page.getByRole('grid').getByRole('row')
    // Once before, so that the screen is there at once and asks with the token that was refused.
    await page.getByRole('navigation').getByRole('link', { name: 'Employees' }).click()
    await people.nth(5).waitFor()
    await page.goto('/')
    const statuses: number[] = []
    page.on('response', (answer) => {
      if (answer.url().includes('/api/organisation-management/')) statuses.push(answer.status())
    })
    await page.getByRole('navigation').getByRole('link', { name: 'Employees' }).waitFor()
    const spoilt = await spoil(visited, '/employees')
    await people.nth(5).waitFor()
    await until(async () => assert.include(statuses, 401, 'the journey met what it is about'))
    await until(async () => assert.include(statuses.slice(statuses.indexOf(401)), 200))
    assert.notEqual(await tokenOf(page), spoilt)
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('three tabs whose token is refused at once ask for a new one once', async ({ assert }) => {
    const visited = await signedIn('manager')
    const { page, context, complaints } = visited
    await page.goto('/')
    const tabs = [page, await context.newPage(), await context.newPage()]
    for (const tab of tabs.slice(1)) await tab.goto('/')
    await atRest(visited)
    const renewals: string[] = []
    context.on('request', (request) => {
      if (request.url().endsWith('/refresh-token')) renewals.push(request.url())
    })
    await spoil(visited)
    await Promise.all(tabs.map((tab) => follow(tab, '/employees')))
    for (const tab of tabs) await tab.getByRole('grid').getByRole('row').nth(5).waitFor()
    await quiet(visited)
    assert.lengthOf(renewals, 1)
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('when it cannot be renewed, signing in again leads back', async ({ assert }) => {
    const visited = await signedIn('manager')
    const { page, context } = visited
    await page.goto('/')
    await context.clearCookies()
    await page.getByRole('navigation').getByRole('link', { name: 'Employees' }).waitFor()
    await spoil(visited, '/employees')
    await page.waitForURL(/\/login\?back=/)
    assert.equal(new URL(page.url()).searchParams.get('back'), '/employees')
    assert.isNull(await tokenOf(page))
    await context.close()
  })
})

/** Nothing is on its way in any tab, and live updates arrive: the token is needed again only by what follows. */
async function atRest(visited: Visit): Promise<void> {
  for (const tab of visited.context.pages())
    await tab.getByRole('button', { name: 'Live updates are on' }).waitFor()
  await quiet(visited)
}

const follow = (page: Page, href: string): Promise<void> =>
  page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`nav a[href="${to}"]`)!.click(), href)

const tokenOf = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('token'))

/**
 * Gives the token another signature once the page is at rest: as readable as before, refused by the server.
 * A link is followed in the same breath, before the page's own background work can meet the refusal.
 */
async function spoil(visited: Visit, link?: string): Promise<string> {
  await atRest(visited)
  return visited.page.evaluate((href) => {
    const [head, payload] = localStorage.getItem('token')!.split('.')
    const spoilt = [head, payload, 'c3BvaWx0'].join('.')
    localStorage.setItem('token', spoilt)
    if (href) document.querySelector<HTMLAnchorElement>(`nav a[href="${href}"]`)!.click()
    return spoilt
  }, link)
}
