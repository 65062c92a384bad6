import { get } from 'node:http'
import { test } from '@japa/runner'
import { visit } from '../stage/browser.ts'
import { baseUrl } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

/** Scripts and styles up to the e-mail field, as they go over the line; fonts and the picture in the tab come after it. */
const signInBudget = { bytes: 190_000, files: 11 }

type Answer = { encoding: string | undefined; caching: string | undefined; bytes: number }

/** A bare request: `fetch` unpacks silently. */
const ask = (path: string, accepted: string) =>
  new Promise<Answer>((resolve, reject) => {
    get(new URL(path, baseUrl), { headers: { 'Accept-Encoding': accepted } }, (response) => {
      let bytes = 0
      response.on('data', (part: Buffer) => (bytes += part.length))
      response.on('end', () => {
        const { 'content-encoding': encoding, 'cache-control': caching } = response.headers
        resolve({ encoding, caching, bytes })
      })
    }).on('error', reject)
  })

test.group('The first visit', () => {
  test('scripts, styles and answers come compressed, and files with a hash stay cached', async ({
    assert,
  }) => {
    const page = await (await fetch(baseUrl)).text()
    const files = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file!)
    assert.isAbove(files.length, 4)
    for (const file of files) {
      const packed = await ask(file, 'br, gzip')
      const plain = await ask(file, 'identity')
      assert.isUndefined(plain.encoding)
      assert.equal(packed.caching, 'public, max-age=31536000, immutable')
      if (plain.bytes < 1024) continue
      assert.equal(packed.encoding, 'br', file)
      assert.isBelow(packed.bytes, plain.bytes * 0.6)
      assert.equal((await ask(file, 'gzip')).encoding, 'gzip')
    }
    const [br, gzip, none] = [
      await ask('/openapi.json', 'br'),
      await ask('/openapi.json', 'gzip'),
      await ask('/openapi.json', 'identity'),
    ]
    assert.deepEqual([br.encoding, gzip.encoding, none.encoding], ['br', 'gzip', undefined])
    assert.isBelow(br.bytes, none.bytes / 5)
    assert.isUndefined((await ask('/health/live', 'br, gzip')).encoding)
  })

  test('no script or style leads to the source it was built from', async ({ assert }) => {
    const page = await (await fetch(baseUrl)).text()
    const files = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file!)
    assert.isAbove(files.length, 2)
    for (const file of files) {
      assert.notInclude(await (await fetch(new URL(file, baseUrl))).text(), 'sourceMappingURL', file)
      assert.equal((await fetch(new URL(`${file}.map`, baseUrl))).status, 404, `${file}.map`)
    }
  })

  test('the e-mail field needs the files that the page names, few and small, and no other', async ({
    assert,
  }) => {
    const html = await (await fetch(new URL('/login', baseUrl))).text()
    const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file!)
    const sizes = await Promise.all(named.map(async (file) => (await ask(file, 'br, gzip')).bytes))
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    assert.isAtMost(bytes, signInBudget.bytes)
    assert.isAtMost(named.length, signInBudget.files)

    const { page, context } = await visit()
    // Whatever one of them would ask for in a further round never comes.
    await page.route(/\/(assets|api)\//, (route) =>
      named.includes(new URL(route.request().url()).pathname) ? route.continue() : undefined
    )
    await page.goto('/login', { waitUntil: 'commit' })
    await page.locator('input[name="email"]').waitFor()
    await context.close()
  })

  test('the logo is there before any script or style', async ({ assert }) => {
    const { page, context } = await visit()
    await page.route(/\/assets\//, () => {})
    await page.goto('/', { waitUntil: 'commit' })
    const logo = page.getByRole('img', { name: 'Shiftloom' })
    await logo.waitFor()
    await until(async () => assert.isAbove((await logo.boundingBox())!.width, 40))
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await context.close()
  })

  test('the fields of the sign-in are there before any script, where they stay, and keep what is typed', async ({
    assert,
  }) => {
    const { page, context } = await visit()
    const release = Promise.withResolvers<void>()
    await page.route(/\/assets\//, async (route) => {
      await release.promise
      await route.continue()
    })
    await page.goto('/login', { waitUntil: 'commit' })
    await page.keyboard.press('Tab')
    const [email, password] = [page.locator('input[name="email"]'), page.locator('input[name="password"]')]
    await email.fill('anna@example.com')
    await password.pressSequentially('Secret1!')
    assert.isTrue(await page.locator('#first button').isDisabled())
    const boxesOf = () => Promise.all([email, password].map((field) => field.boundingBox()))
    const before = await boxesOf()
    release.resolve()
    await page.locator('#first').waitFor({ state: 'detached' })
    assert.deepEqual(
      [await email.inputValue(), await password.inputValue()],
      ['anna@example.com', 'Secret1!']
    )
    await page.keyboard.type('23')
    assert.equal(await password.inputValue(), 'Secret1!23')
    for (const [place, box] of (await boxesOf()).entries())
      for (const side of ['x', 'y', 'width', 'height'] as const)
        assert.closeTo(box![side], before[place]![side], 4, `${side} of field ${place + 1}`)
    await context.close()
  })

  test('users who are signed in see no field of it, until they sign out', async ({ assert }) => {
    const { page, context } = await signedIn('manager')
    await page.goto('/')
    await page.getByRole('navigation').first().waitFor()
    const fields = page.locator('#first')
    const waits = Promise.withResolvers<void>()
    await page.route(/\/assets\//, async (route) => {
      await waits.promise
      await route.continue()
    })
    const answer = await page.goto('/login', { waitUntil: 'commit' })
    await page.getByRole('img', { name: 'Shiftloom' }).waitFor()
    assert.equal(await fields.count(), 0)
    assert.include(answer!.headers().vary, 'Cookie')
    waits.resolve()
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByRole('button', { name: /Manager/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.waitForURL(/\/login/)
    await page.unroute(/\/assets\//)
    await page.route(/\/assets\//, () => {})
    await page.goto('/login', { waitUntil: 'commit' })
    await fields.waitFor()
    await context.close()
  })

  test('the page speaks the language chosen on the device', async ({ assert }) => {
    const { page, context } = await visit()
    await page.route(/\/assets\//, () => {})
    await context.addCookies([{ name: 'language', value: 'vi-VN', url: `${baseUrl}/login` }])
    const answer = await page.goto('/login', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Đăng nhập' }).waitFor()
    assert.include(answer!.headers().vary, 'Cookie')
    assert.equal(answer!.headers()['cache-control'], 'no-cache')
    assert.equal(await page.locator('html').getAttribute('lang'), 'vi')
    await context.close()
  })
})
