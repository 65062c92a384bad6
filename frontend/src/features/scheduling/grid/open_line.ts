import type { CellItem } from '../model/cell_model.ts'
import { thatFits } from '../model/card_text.ts'
import { claimsBadge } from './claims_badge.ts'
import { element } from './element.ts'
import classes from './cards.module.css'
import type { GridContext } from './grid_context.ts'
import { shiftBadge } from './warning_badge.ts'

/** CSS pixels: what is next to the times, the sign of claims with its figure, and how large times are. */
const [beside, narrowBeside, letters, number, sign, font] = [18, 12, 22, 20, 24, 10.6]

/**
 * The open shifts of one position on one day: the first of them, which can be dragged and opened as any other, and how
 * many more there are. Empty where there is none, so that the lines below stay in their place.
 */
export function drawLine(items: readonly CellItem[], context: GridContext): HTMLElement {
  const [first, ...others] = items
  if (!first) return element('span', classes.noLine!)
  const { labels, warnings, ui } = context
  const { entry } = first
  const line = element('div', `${classes.card!} ${classes.line!}`)
  const { saving, flashing, selection, focusEntryId } = ui.getState()
  line.style.setProperty('--c', labels.colour(entry.positionId))
  Object.assign(line.dataset, { entry: entry.id, state: entry.state, density: 'line' })
  const flags = {
    open: true,
    saving: saving.has(entry.id),
    flash: flashing.has(entry.id),
    selected: selection.entries.has(entry.id),
    current: focusEntryId === entry.id,
  }
  for (const [name, on] of Object.entries(flags)) line.toggleAttribute(`data-${name}`, on)
  const warning = shiftBadge(entry.id, warnings, 'line')
  line.toggleAttribute('data-warned', warning !== null)
  const collecting = items.flatMap(({ open }) => open ?? [])
  const claims = collecting.length > 0 ? claimsBadge(collecting, entry.zone, context) : null
  line.append(...contentOf(entry, { others: others.length, claims }, context))
  if (warning) line.append(warning)
  return line
}

type Beside = { others: number; claims: HTMLElement | null }

function contentOf(
  entry: CellItem['entry'],
  { others, claims }: Beside,
  { labels, density, dayWidth }: GridContext
): HTMLElement[] {
  const position = element('span', classes.letters!, labels.letters(entry.positionId))
  const mark = claims ? [position, claims] : [position]
  const more = (text: string) => (others > 0 ? [moreButton(text, labels)] : [])
  // The narrowest columns say which and how many, so that no number there is taken for an hour.
  if (density === 'block') return [...mark, ...more(String(others + 1))]
  const wide = dayWidth - (density === 'short' ? narrowBeside : beside) - letters - (claims ? sign : 0)
  const room = wide - (others > 0 ? number : 0)
  // A single shift is written as those beside it are, which stand next to their number.
  const time =
    thatFits([labels.times(entry)], wide - number, font) ?? thatFits([labels.shortTimes(entry)], room, font)
  if (time) return [...mark, element('span', classes.time!, time), ...more(`+${others}`)]
  if (others > 0) return [...mark, ...more(`×${others + 1}`)]
  const start = thatFits([labels.format.shortClock(entry.start)], room, font)
  return [...mark, ...(start ? [element('span', classes.time!, start)] : [])]
}

/** Shows every open shift. */
function moreButton(text: string, { t }: GridContext['labels']): HTMLElement {
  const button = element('button', classes.moreOpen!, text)
  Object.assign(button, { type: 'button', tabIndex: -1, title: t('scheduling.grid.unfold') })
  button.dataset.act = 'unfold'
  return button
}
