import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import type { Page } from 'playwright'
import { quiet, type Visit } from './browser.ts'
import type { Day } from './days.ts'
import { numbersFrom } from './random.ts'
import { allSaved } from './planning.ts'
import { cellOf, shiftsIn } from './scheduler.ts'
import { slowdown } from './settings.ts'

/** Where two planners get in each other's way. */
type Place = { rows: string[]; days: Day[] }
const times = ['8-16', '9-17 b30', '10-18:30', '7:15-13', '12-20 b45', '8:30-16:45 b15']

/** A planner acting at random: types, edits, deletes and drags what is on the screen at that moment. */
export function randomPlanner({ page, traffic }: Visit, { rows, days }: Place, seed: number) {
  const below = numbersFrom(seed)
  const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)]!
  const cell = () => ({ row: oneOf(rows), day: oneOf(days) })
  const steps = stepsOf(page)

  /** The other planner may take the shift away between a look and a grip: then it simply did not happen. */
  const tried = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined)
  const quickly = { timeout: 3_000 * slowdown }

  const field = page.getByRole('textbox', { name: 'Times' })
  const type = async (text: string) => {
    await tried(field.fill(text, quickly))
    await tried(field.press('Enter', quickly))
  }
  /** One of those that the person holds, which come first in the list. */
  const choosePosition = async () => {
    await tried(page.getByRole('combobox', { name: 'Position' }).click(quickly))
    await tried(page.getByRole('option').nth(below(2)).click(quickly))
  }
  /** Answers what the screen asks: sometimes insists, mostly lets it be. */
  const settle = async () => {
    if (below(2) === 0 && (await field.count()) > 0) await tried(field.press('Enter', quickly))
    for (let layer = 0; layer < 3 && (await page.getByRole('dialog').count()) > 0; layer += 1)
      await page.keyboard.press('Escape')
  }

  return {
    /** How many of its steps the server has taken, by their labels. */
    steps: (): ReadonlyMap<string, number> => steps,
    act: async (): Promise<void> => {
      const at = cell()
      const kind = below(6)
      const to = cell()
      const text = oneOf(times)
      const card = shiftsIn(page, at.row, at.day).first()
      const isThere = (await card.count()) > 0
      await tried((isThere ? card : cellOf(page, at.row, at.day)).click(quickly))
      if (!isThere) await page.keyboard.type(text.slice(0, 1))
      else if (kind < 3) await page.keyboard.press('F2')
      else if (kind === 3) await page.keyboard.press('Delete')
      else await tried(card.dragTo(cellOf(page, to.row, to.day), quickly))
      if (isThere && kind === 0) await choosePosition()
      if (!isThere || kind < 3) await type(text)
      await settle()
    },
    /** Closes what is open and waits until everything is sent. */
    rest: async (): Promise<void> => {
      await quiet({ traffic })
      await settle()
      await quiet({ traffic })
      await settle()
      await allSaved(page)
    },
  }
}

function stepsOf(page: Page): Map<string, number> {
  const steps = new Map<string, number>()
  page.on('response', (answer) => {
    const request = answer.request()
    if (request.method() !== 'POST' || !answer.ok() || !answer.url().endsWith('/scheduling/commands')) return
    const { label } = request.postDataJSON() as { label: string }
    steps.set(label, (steps.get(label) ?? 0) + 1)
  })
  return steps
}

/** The shifts of a place's people as a screen shows them: whose, on which day, from when to when, as what, with which break. */
export const shownIn = (page: Page, { rows }: Place): Promise<string[]> =>
  page.locator('[data-cell] [data-entry][data-state]:not([data-stub])').evaluateAll(
    (cards, people) =>
      cards
        .map((card) => ({ card, cell: card.closest<HTMLElement>('[data-cell]')!.dataset.cell! }))
        .filter(({ cell }) => people.includes(cell.split('|')[0]!))
        .map(({ card, cell }) => {
          const [time, second] = [...card.children].map(({ textContent }) => textContent)
          return `${cell} ${(card as HTMLElement).dataset.entry} ${time} ${second}`
        })
        .toSorted(),
    rows
  )

/** The same of what the server has, in the words of a wide screen. */
export const storedIn = (
  entries: readonly ScheduleEntry[],
  { rows }: Place,
  positions: ReadonlyMap<string, string>
): string[] =>
  entries
    .filter(
      ({ employeeId, type, state }) => rows.includes(employeeId ?? '') && type === 0 && state !== 'removed'
    )
    .map(({ employeeId, day, id, start, end, positionId, breaks }) => {
      const pause = breaks.reduce((sum, { minutes }) => sum + minutes, 0)
      const position = positions.get(positionId ?? '') ?? 'No position'
      return `${employeeId}|${day} ${id} ${start}–${end} ${position}${pause > 0 ? `${pause}′ break` : ''}`
    })
    .toSorted()
