import { locales, type Locale } from '@shiftloom/backend/contracts/enums'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { comingMonday } from '../stage/days.ts'
import { demandScreens } from '../stage/demand.ts'
import { gridReady } from '../stage/scheduler.ts'
import { visit } from '../stage/browser.ts'
import { signedIn } from '../stage/sign_in.ts'
import { settled, until } from '../stage/until.ts'

type Stop = { path: string; ready: (page: Page) => Promise<void> }
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first().waitFor()

const stops: Stop[] = [
  { path: '/', ready: heading },
  { path: `/scheduler?view=week&from=${comingMonday()}`, ready: gridReady },
  { path: `/scheduler?view=4weeks&from=${comingMonday()}`, ready: gridReady },
  { path: '/availabilities', ready: (page) => page.getByRole('grid').waitFor() },
  { path: '/swaps', ready: heading },
  { path: '/fairness', ready: (page) => page.getByRole('table').first().waitFor() },
  { path: '/system/exports', ready: heading },
  { path: '/requests_module/limits', ready: (page) => page.getByRole('table').first().waitFor() },
  { path: '/requests/calendar', ready: (page) => page.getByRole('grid').getByRole('row').nth(3).waitFor() },
  { path: '/company_settings/code', ready: (page) => page.getByRole('table').first().waitFor() },
  { path: '/system/event_logs', ready: (page) => page.getByRole('table').first().waitFor() },
  { path: '/kiosk-module', ready: heading },
  { path: '/kiosk', ready: heading },
  { path: '/demand', ready: (page) => page.getByRole('table').first().waitFor() },
  { path: '/employees', ready: (page) => page.getByRole('grid').getByRole('row').nth(3).waitFor() },
]

/** Words that belong to English alone; names and terms of art are the same everywhere. */
const english =
  /\b(the|and|with|your|from|today|week|weeks|month|schedule|shifts?|people|person|save|cancel|close|search|employees?|locations?|settings|publish(ed)?|generate|unassigned|sign in|password|export|loading|day)\b/gi

for (const locale of locales) {
  test.group(`In ${locale}`, () => {
    test('the sign-in page', async ({ assert }) => {
      for (const width of [1281, 1920]) {
        const { page, context, complaints } = await visit({ width })
        await page.addInitScript((language) => localStorage.setItem('language', language), locale)
        await page.goto('/login')
        await heading(page)
        await until(async () =>
          assert.deepEqual(await settled(() => faultsOf(page, locale)), [], `${width} px`)
        )
        assert.deepEqual(complaints, [])
        await context.close()
      }
    })

    test('every screen of an administrator', async ({ assert }) => {
      const { page, context, complaints } = await signedIn('organisation admin', { locale, width: 1281 })
      const demand = (await demandScreens()).map((path) => ({ path, ready: heading }))
      for (const { path, ready } of [...stops, ...demand]) {
        await page.setViewportSize({ width: 1281, height: 800 })
        await page.goto(path)
        await ready(page)
        await page.waitForLoadState('networkidle')
        for (const width of [1281, 1920]) {
          await page.setViewportSize({ width, height: 900 })
          await until(async () =>
            assert.deepEqual(await settled(() => faultsOf(page, locale)), [], `${path} at ${width} px`)
          )
        }
      }
      assert.deepEqual(complaints, [])
      await context.close()
    })
  })
}

/** What a reader of the language would trip over. */
async function faultsOf(page: Page, locale: Locale): Promise<string[]> {
  const { text, names, overflow, language } = await page.evaluate(() => ({
    // Native lists of languages name each in its own words.
    text: [...document.body.querySelectorAll<HTMLElement>('body > *')].map((one) => one.innerText).join('\n'),
    names: [...document.querySelectorAll('[aria-label],[placeholder],[title]')].map((one) =>
      ['aria-label', 'placeholder', 'title'].map((name) => one.getAttribute(name) ?? '').join('\n')
    ),
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    language: document.documentElement.lang,
  }))
  // The key is called Shift in every language.
  const own = /English|Polski|Tiếng Việt|\S+@\S+|(?:klawiszem|\bz|giữ) Shift\b/gi
  const all = [text, ...names].join('\n').replaceAll(own, '')
  return [
    ...(overflow > 0 ? [`the page is ${overflow} px too wide`] : []),
    ...(language === locale || language === locale.slice(0, 2)
      ? []
      : [`the page says it is in "${language}"`]),
    ...(all.match(/\b[a-z_]+\.[a-z_]+\.[a-z_]+\b/g) ?? []).map((key) => `key "${key}"`),
    ...(all.match(/.{0,20}[{}].{0,20}/g) ?? []).map((left) => `placeholder in "${left}"`),
    ...(locale === 'en-US' ? [] : distinct(all.match(english) ?? []).map((word) => `English "${word}"`)),
  ]
}

const distinct = (words: string[]): string[] => [...new Set(words.map((word) => word.toLowerCase()))]
