import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { locales } from '@shiftloom/backend/contracts/enums'
import type { Locator } from 'playwright'
import { apiOf } from '../stage/api.ts'
import { addDays, comingMonday, mondayOf } from '../stage/days.ts'
import { allSaved } from '../stage/planning.ts'
import { cellOf, openScheduler, profileOf, rulesReady, shiftsIn } from '../stage/scheduler.ts'
import { account } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { settled } from '../stage/until.ts'

type Texts = {
  filters: { only: string }
  fields: { break_kind: string; unpaid: string }
  actions: { undo: string }
}
const textsOf = (locale: string): Texts =>
  JSON.parse(
    readFileSync(
      new URL(`../../frontend/src/features/scheduling/locales/${locale}.json`, import.meta.url),
      'utf8'
    )
  ) as Texts

// A week no other journey plans.
const far = addDays(comingMonday(), 7 * 58)

/** CSS pixels of an element's text that are cut off at its side. */
const cutOf = (element: Locator): Promise<number> =>
  settled(() => element.evaluate((one) => one.scrollWidth - one.clientWidth))

async function locationIn(country: string): Promise<string> {
  const api = await apiOf(account('organisation admin'))
  const { items } = await api.get<{ items: { id: string; country: string }[] }>(
    '/organisation-management/locations'
  )
  return items.find((one) => one.country === country)!.id
}

test.group('Words on the screen are whole', () => {
  for (const [index, locale] of locales.entries())
    test(`of filters, breaks and steps that can be undone, in ${locale}`, async ({ assert }) => {
      const { filters, fields, actions } = textsOf(locale)
      const { page, context } = await signedIn('manager', { locale, width: 1281, height: 800 })
      const day = addDays(far, index)
      await openScheduler(page, 'week', far, (await profileOf('employee')).locationIds[0]!)
      const only = page.getByText(filters.only, { exact: true })
      await only.waitFor()
      assert.isAtMost(await cutOf(only), 0)
      await page.getByLabel(filters.only, { exact: true }).first().waitFor()

      await rulesReady(page)
      const row = page.locator('[data-row]:not([data-row="unassigned"])').first()
      const person = (await row.getAttribute('data-row'))!
      await cellOf(page, person, day).click()
      await page.keyboard.type('9-17 b30')
      await page.keyboard.press('Enter')
      const shift = shiftsIn(page, person, day).first()
      await shift.waitFor()
      await allSaved(page)
      await shift.dblclick()
      const kind = page.getByRole('complementary').locator(`input[aria-label="${fields.break_kind}"]`)
      await kind.first().waitFor()
      assert.equal(await kind.first().inputValue(), fields.unpaid)
      assert.isAtMost(await cutOf(kind.first()), 0, fields.unpaid)
      await page.keyboard.press('Escape')
      await page.getByRole('complementary').waitFor({ state: 'detached' })

      await cellOf(page, person, day).click()
      await page.keyboard.press('Delete')
      const undo = page.locator('[data-front]').getByRole('button', { name: actions.undo })
      // One that is pointed at stays.
      await undo.hover()
      for (const part of [undo, undo.locator('.mantine-Button-label')])
        assert.isAtMost(await cutOf(part), 0, actions.undo)
      await allSaved(page)
      await context.close()
    })

  test('of positions, places and colleagues in a month of one’s own schedule', async ({ assert }) => {
    const { page, context } = await signedIn('employee', { width: 1281, height: 800 })
    for (const address of ['/scheduler?view=month', '/scheduler?view=month&colleagues=1']) {
      await page.goto(address)
      const names = page.locator('.rbc-month-view .rbc-event [class*="place"]')
      await names.first().waitFor()
      const cut = await settled(() =>
        names.evaluateAll((all) =>
          all
            .filter((one) => {
              const content = one.closest('.rbc-event-content')!.getBoundingClientRect()
              const own = one.getBoundingClientRect()
              return one.scrollWidth > one.clientWidth + 1 || own.bottom > content.bottom + 1
            })
            .map(({ textContent }) => textContent)
        )
      )
      assert.deepEqual(cut, [], address)
    }
    await context.close()
  })

  for (const locale of locales)
    test(`of a holiday above its day in the week, in ${locale}`, async ({ assert }) => {
      const { page, context } = await signedIn('organisation admin', { locale, width: 1440, height: 900 })
      // Each has the longest names of its country.
      for (const [day, country] of [
        ['2027-11-11', 'PL'],
        ['2027-11-24', 'VN'],
      ] as const) {
        await openScheduler(page, 'week', mondayOf(day), await locationIn(country))
        const head = page.locator(`[data-head-day="${day}"]`)
        const name = head.locator('[class*="holiday"]')
        await name.waitFor()
        const said = `${country}: ${await name.innerText()}`
        assert.isAtMost(await cutOf(name), 0, said)
        // Below each other in the height of the head, and whole in its title as well.
        const below = await settled(() =>
          name.evaluate((one) => {
            const box = one.closest('[data-head-day]')!.getBoundingClientRect()
            const own = one.getBoundingClientRect()
            return Math.max(
              one.scrollHeight - one.clientHeight - 1,
              own.bottom - box.bottom,
              box.top - own.top
            )
          })
        )
        assert.isAtMost(below, 0, said)
        assert.include(await head.getAttribute('title'), await name.innerText())
      }
      await context.close()
    })

  for (const locale of locales)
    test(`of figures in the table of fairness, in ${locale}`, async ({ assert }) => {
      const { page, context } = await signedIn('organisation admin', { locale, width: 1281, height: 800 })
      await page.goto('/fairness')
      const figures = page.locator('tbody td:nth-child(n + 2) p')
      await figures.first().waitFor()
      const broken = await settled(() =>
        figures.evaluateAll((all) =>
          all
            .filter((one) => {
              const range = document.createRange()
              range.selectNodeContents(one)
              return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
            })
            .map(({ textContent }) => textContent)
        )
      )
      assert.deepEqual(broken, [])
      const table = page.getByRole('table')
      assert.isAtMost(
        await settled(() => table.evaluate((one) => one.scrollWidth - one.parentElement!.clientWidth)),
        0,
        'the table fits beside the menu'
      )
      await context.close()
    })
})
