import { locales } from '@shiftloom/backend/contracts/enums'
import { accountStatuses, type EmployeeListItem } from '@shiftloom/backend/contracts/organisation'
import { customerRoles } from '@shiftloom/backend/contracts/people'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { routesHold } from '../stage/browser.ts'
import { signedIn } from '../stage/sign_in.ts'
import { settled, until } from '../stage/until.ts'

/** As long as addresses of companies with two words in their name become. */
const address = 'katarzyna.wisniewska-kowalczyk@restauracja-pod-lipami.example'

test.group('The list of employees on the screen', () => {
  for (const locale of locales)
    test(`nothing is cut on a narrow screen, in ${locale}`, async ({ assert }) => {
      const { page, context } = await signedIn('organisation admin', { locale, width: 1281, height: 800 })
      await page.goto('/')
      await showTheLongest(page)
      await page.goto('/employees')
      // The name of the person and their address are one cell.
      await page.getByRole('row', { name: address }).nth(3).waitFor()
      await until(async () => assert.deepEqual(await settled(() => cutIn(page)), []))
      await context.close()
    })
})

/** Each role and each state of an account is among the first people, all with a long address and without shifts. */
async function showTheLongest(page: Page): Promise<void> {
  await page.route('**/api/organisation-management/employees?*', async (route) => {
    const answer = await route.fetch()
    const { result } = (await answer.json()) as { result: { items: EmployeeListItem[]; total: number } }
    const items = result.items.map((person, place) => ({
      ...person,
      email: address,
      role: customerRoles[place % customerRoles.length]!,
      accountStatus: accountStatuses[place % accountStatuses.length]!,
      disabledInSchedule: true,
    }))
    await route.fulfill({ response: answer, json: { result: { ...result, items } } })
  })
  await routesHold(page)
}

/** Texts of the list and hints of the fields above it that are not seen whole; each once. */
const cutIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    const columns = ['surname', 'role', 'location', 'status'].map((id) => `[role=gridcell][col-id="${id}"]`)
    for (const cell of document.querySelectorAll<HTMLElement>([...columns, '.ag-header-cell-text'].join()))
      for (const one of [cell, ...cell.querySelectorAll<HTMLElement>('*')]) {
        const isCut = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1
        const hides = getComputedStyle(one).overflow !== 'visible'
        if (hides && isCut && one.innerText) found.add(`cut: ${one.innerText}`)
      }
    const pen = document.createElement('canvas').getContext('2d')!
    for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
      const style = getComputedStyle(field)
      pen.font = style.font
      const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
      if (pen.measureText(field.placeholder).width > room + 1) found.add(`hint: ${field.placeholder}`)
    }
    return [...found]
  })
