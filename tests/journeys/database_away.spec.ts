import { test } from '@japa/runner'
import { takeDatabaseAway } from '../stage/database_away.ts'
import { gridReady } from '../stage/scheduler.ts'
import { patienceMs } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

const sentence = 'Shiftloom is not available right now'

test.group('A database that goes away', () => {
  test('reads and writes say so, the screens come back by themselves', async ({ assert, cleanup }) => {
    const { page, context } = await signedIn('manager')
    await page.goto('/scheduler')
    await gridReady(page)
    const token = await page.evaluate(() => localStorage.getItem('token'))
    const bringBack = await takeDatabaseAway()
    cleanup(bringBack)

    const ask = (method: string, path: string) =>
      page.request.fetch(path, {
        method,
        headers: { Authorization: `Bearer ${token}`, Language: 'en-US' },
        ...(method === 'POST' && { data: {} }),
      })
    for (const [method, path] of [
      ['GET', '/api/organisation-management/tags'],
      ['POST', '/api/organisation-management/tags'],
      ['POST', '/api/scheduling/commands/undo'],
    ] as const) {
      const answer = await ask(method, path)
      assert.equal(answer.status(), 503, path)
      assert.match(answer.headers()['retry-after'] ?? '', /^\d+$/)
      assert.equal(((await answer.json()) as { Code: string }).Code, 'core.unavailable')
    }
    assert.equal((await ask('GET', '/health/ready')).status(), 503)
    assert.equal((await ask('GET', '/health/live')).status(), 200)

    // A screen opened in the meantime says why, without a redirect.
    await page.getByRole('link', { name: 'Employees' }).click()
    await page.getByText(sentence).waitFor()
    assert.match(page.url(), /\/employees/)

    await bringBack()
    await page.getByText(sentence).waitFor({ state: 'detached', timeout: 2 * patienceMs })
    await page.getByRole('row').nth(3).waitFor()
    await until(async () => (await ask('GET', '/health/ready')).status() === 200)
    await context.close()
  })
})
