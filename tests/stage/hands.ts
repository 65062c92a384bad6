import type { Locator, Page } from 'playwright'
import { enter, hasFocus, reach } from './keyboard.ts'
import { until } from './until.ts'

/** Tabs to a control, on the longest screens. */
const far = 200

/** One way of working a page: what a journey does goes the same by mouse and by keyboard. */
export type Hand = {
  press: (control: Locator) => Promise<void>
  type: (field: Locator, text: string) => Promise<void>
  /** The next tab to the right. */
  turn: (name: string) => Promise<void>
  /** An option of a list that opens below its field. */
  choose: (field: Locator, name: string) => Promise<void>
  /** One of a group of radio buttons. */
  pick: (group: Locator, name: string) => Promise<void>
  check: (box: Locator) => Promise<void>
  /** Pulls a point of a chart to the right until `isThere`. */
  pull: (point: Locator, isThere: () => Promise<boolean>) => Promise<void>
}

export function mouseOf(page: Page): Hand {
  return {
    press: (control) => control.click(),
    turn: (name) => page.getByRole('tab', { name, exact: true }).click(),
    type: async (field, text) => {
      await field.click({ clickCount: 3 })
      await page.keyboard.type(text)
    },
    choose: async (field, name) => {
      // The field of a list of several is a small part of what looks like it.
      await field.locator('xpath=ancestor-or-self::*[contains(@class, "Input-input")][1]').click()
      await page.getByRole('option', { name, exact: true }).click()
    },
    pick: (group, name) => group.getByText(name, { exact: true }).click(),
    check: (box) => box.check(),
    pull: async (point, isThere) => {
      const box = (await point.boundingBox())!
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      await page.mouse.move(x, y)
      await page.mouse.down()
      for (let way = 20; way <= 600 && !(await isThere()); way += 20)
        await page.mouse.move(x + way, y, { steps: 4 })
      await page.mouse.up()
    },
  }
}

export function keyboardOf(page: Page): Hand {
  const { keyboard } = page
  const press = async (control: Locator) => {
    // The keyboard passes by what cannot be pressed yet.
    await until(() => control.isEnabled())
    await enter(page, control, 'Tab', far)
  }
  return {
    press,
    turn: async (name) => {
      await reach(page, page.getByRole('tab', { selected: true }), 'Tab', far)
      await keyboard.press('ArrowRight')
      await page.getByRole('tab', { name, exact: true, selected: true }).waitFor()
    },
    type: async (field, text) => {
      await reach(page, field, 'Tab', far)
      await keyboard.press('ControlOrMeta+a')
      await keyboard.type(text)
    },
    choose: async (field, name) => {
      await reach(page, field, 'Tab', far)
      const option = page.getByRole('option', { name, exact: true })
      if (!(await option.isVisible())) await keyboard.press('ArrowDown')
      await option.waitFor()
      const id = await option.getAttribute('id')
      // The list says which option the next Enter takes.
      await until(async () => {
        if ((await field.getAttribute('aria-activedescendant')) === id) return true
        await keyboard.press('ArrowDown')
        return false
      })
      await keyboard.press('Enter')
    },
    pick: async (group, name) => {
      await reach(page, group, 'Tab', far)
      const radio = group.getByRole('radio', { name, exact: true })
      const chosen = () =>
        group.evaluate((all) => [...all.querySelectorAll('input')].findIndex((one) => one.checked))
      for (let step = 0; step < 12 && !(await radio.isChecked()); step++) {
        const before = await chosen()
        await keyboard.press('ArrowRight')
        // The next key only once this one has done its work, or it passes by what is looked for.
        await until(async () => (await chosen()) !== before)
      }
      await until(() => radio.isChecked())
    },
    check: async (box) => {
      await reach(page, box, 'Tab', far)
      await keyboard.press('Space')
    },
    pull: async (point, isThere) => {
      await reach(page, point, 'Tab', far)
      await hasFocus(point)
      for (let step = 0; step < 200 && !(await isThere()); step++) await keyboard.press('Shift+ArrowRight')
    },
  }
}
