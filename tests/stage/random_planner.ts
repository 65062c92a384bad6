import type { Page } from 'playwright'
import type { Day } from './days.ts'
import { numbersFrom } from './random.ts'
import { allSaved } from './planning.ts'
import { cellOf, shiftsIn } from './scheduler.ts'
import { slowdown } from './settings.ts'

/** Where two planners get in each other's way. */
type Place = { rows: string[]; days: Day[] }
const times = ['8-16', '9-17', '10-18', '7-13', '12-20']

/** A planner acting at random: types, edits, deletes and drags what is on the screen at that moment. */
export function randomPlanner(page: Page, { rows, days }: Place, seed: number) {
  const below = numbersFrom(seed)
  const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)]!
  const cell = () => ({ row: oneOf(rows), day: oneOf(days) })

  /** The other planner may take the shift away between a look and a grip: then it simply did not happen. */
  const tried = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined)
  const quickly = { timeout: 3_000 * slowdown }

  const type = async (text: string) => {
    const field = page.getByRole('textbox', { name: 'Times' })
    await tried(field.fill(text, quickly))
    await tried(field.press('Enter', quickly))
  }
  /** Answers what the screen asks: sometimes insists, mostly lets it be. */
  const settle = async () => {
    const field = page.getByRole('textbox', { name: 'Times' })
    if (below(2) === 0 && (await field.count()) > 0) await tried(field.press('Enter', quickly))
    for (let layer = 0; layer < 3 && (await page.getByRole('dialog').count()) > 0; layer += 1)
      await page.keyboard.press('Escape')
  }

  return {
    act: async (): Promise<void> => {
      const at = cell()
      const kind = below(4)
      const to = cell()
      const text = oneOf(times)
      const card = shiftsIn(page, at.row, at.day).first()
      const isThere = (await card.count()) > 0
      await tried((isThere ? card : cellOf(page, at.row, at.day)).click(quickly))
      if (!isThere) await page.keyboard.type(text.slice(0, 1))
      else if (kind < 2) await page.keyboard.press('F2')
      else if (kind === 2) await page.keyboard.press('Delete')
      else await tried(card.dragTo(cellOf(page, to.row, to.day), quickly))
      if (!isThere || kind < 2) await type(text)
      await settle()
    },
    /** Closes what is open and waits until everything is sent. */
    rest: async (): Promise<void> => {
      await page.waitForLoadState('networkidle')
      await settle()
      await page.waitForLoadState('networkidle')
      await settle()
      await allSaved(page)
    },
  }
}

/** The shifts of a place as a screen shows them, each with the hour it begins: narrow cards shorten the rest. */
export async function shownIn(page: Page, { rows, days }: Place): Promise<string[]> {
  const shown: string[] = []
  for (const row of rows)
    for (const day of days) {
      const cards = await shiftsIn(page, row, day).evaluateAll((found) =>
        found.map((one) => `${(one as HTMLElement).dataset.entry} ${parseInt(one.textContent ?? '', 10)}`)
      )
      shown.push(...cards.map((text) => `${row}|${day} ${text}`))
    }
  return shown.toSorted()
}
