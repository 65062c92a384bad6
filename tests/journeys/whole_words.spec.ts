import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { locales } from '@shiftloom/backend/contracts/enums'
import type { Locator } from 'playwright'
import { addDays, comingMonday } from '../stage/days.ts'
import { allSaved } from '../stage/planning.ts'
import { cellOf, openScheduler, profileOf, rulesReady, shiftsIn } from '../stage/scheduler.ts'
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
})
