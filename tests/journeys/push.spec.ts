import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import type { BrowserContext, Page, Worker } from 'playwright'
import { baseUrl } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

const path = '/scheduler?view=week&from=2026-11-16&date=2026-11-16'
const languages = ['en-US', 'pl-PL', 'vi-VN'] as const
type Pushes = { new_schedule: { title: string; body: string } }
type Shown = { id: string; title: string; body: string; path: string; lang: string }

/** What the server writes into a message about a published schedule, in a language. */
function messageIn(lang: (typeof languages)[number], id: string): Shown {
  const file = new URL(`../../backend/app/notifications/lang/${lang}/pushes.json`, import.meta.url)
  const { title, body } = (JSON.parse(readFileSync(file, 'utf8')) as Pushes).new_schedule
  return { id, title, body: body.replace('{from}', '16').replace('{last}', '22'), path, lang }
}

test.group('Notifications on devices', () => {
  test('a message is shown in its language while nothing listens, once, and a touch leads to its page', async ({
    assert,
  }) => {
    const { page, context, complaints } = await signedIn('employee', { isWhole: true })
    await context.grantPermissions(['notifications'], { origin: baseUrl })
    await page.goto('/')
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/push_worker.js')
      await navigator.serviceWorker.ready
    })
    const deliver = await pushService(page)
    const worker = await workerOf(context)
    await countShown(worker)

    for (const lang of languages) await deliver(messageIn(lang, lang))
    await deliver(messageIn('vi-VN', 'vi-VN'))
    await until(async () => (await countOf(worker)) === languages.length + 1)
    assert.lengthOf(await shown(page), languages.length)
    for (const lang of languages) {
      const { title, body } = messageIn(lang, lang)
      assert.deepInclude(await shown(page), { title, body, lang })
    }

    await touch(worker, 'pl-PL')
    await page.waitForURL(`**${path.replace('?', '\\?')}`)
    await until(async () => assert.lengthOf(await shown(page), languages.length - 1))
    assert.lengthOf(context.pages(), 1)
    assert.deepEqual(complaints, [])
    await context.close()
  })
})

/** Delivers as the browser's push service would; Chromium decrypts nothing on this way. */
async function pushService(page: Page): Promise<(message: Shown) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(baseUrl))
      if (own) resolve(own.registrationId)
    })
  )
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  return async (message) => {
    const data = JSON.stringify(message)
    await session.send('ServiceWorker.deliverPushMessage', { origin: baseUrl, registrationId, data })
  }
}

type Counting = { registration: ServiceWorkerRegistration; shown: number }

/**
 * Counts what the worker has finished showing. Chromium forgets a notification whose list is read while it is being
 * put on the screen, so the list may be read only afterwards.
 */
const countShown = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = self as unknown as Counting
    const show = scope.registration.showNotification.bind(scope.registration)
    scope.shown = 0
    scope.registration.showNotification = async (title, options) => {
      await show(title, options)
      scope.shown += 1
    }
  })

const countOf = (worker: Worker) => worker.evaluate(() => (self as unknown as Counting).shown)

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body, lang }) => ({ title, body, lang }))
  })

async function workerOf(context: BrowserContext): Promise<Worker> {
  return context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
}

const touch = (worker: Worker, tag: string) =>
  worker.evaluate(async (wanted) => {
    const scope = self as unknown as {
      registration: ServiceWorkerRegistration
      NotificationEvent: new (type: string, init: object) => Event
    }
    const [notification] = await scope.registration.getNotifications({ tag: wanted })
    self.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
  }, tag)
