import type { CellItem } from '../model/cell_model.ts'
import { isOvernight } from '../model/entry_kind.ts'
import { endOfNight, timesOf, type CardTimes } from './card_times.ts'
import { claimsBadge } from './claims_badge.ts'
import { element, icon } from './element.ts'
import classes from './cards.module.css'
import type { GridContext } from './grid_context.ts'
import { shiftBadge } from './warning_badge.ts'

/** One item of a cell at the density of its column. Text stays near black; state is never shown by colour alone. */
export function drawItem(item: CellItem, context: GridContext): HTMLElement {
  if (item.kind === 'stub') return drawStub(item, context)
  return item.kind === 'shift' ? drawShift(item, context) : drawAbsence(item, context)
}

function drawShift({ entry, mark, faded, open }: CellItem, context: GridContext): HTMLElement {
  const { labels, density, warnings, ui } = context
  const card = element('div', classes.card!)
  const { saving, flashing, selection, focusEntryId } = ui.getState()
  card.style.setProperty('--c', labels.colour(entry.positionId))
  Object.assign(card.dataset, { entry: entry.id, state: entry.state, density })
  const flags = {
    open: !entry.employeeId && !mark,
    overnight: isOvernight(entry),
    faded,
    saving: saving.has(entry.id),
    flash: flashing.has(entry.id),
    selected: selection.entries.has(entry.id),
    current: focusEntryId === entry.id,
  }
  for (const [name, on] of Object.entries(flags)) card.toggleAttribute(`data-${name}`, on)
  if (mark) card.dataset.mark = mark
  const warning = mark === 'leaving' ? null : shiftBadge(entry.id, warnings, density)
  card.toggleAttribute('data-warned', warning !== null)
  const badges = badgesOf(entry, mark, density)
  if (open) {
    // Where there is room for one sign alone, claims go before notes.
    if (density === 'short' || density === 'block') badges.replaceChildren()
    badges.prepend(claimsBadge([open], entry.zone, context))
  }
  const times = timesOf(entry, context)
  if (times.stacked) card.dataset.stacked = times.stacked
  card.append(...contentOf(entry, { ...times, badges }, context))
  if (warning) card.append(warning)
  return card
}

/** Two lines at every density: when, and below it as what, so that neither lies over the other. */
function contentOf(
  entry: CellItem['entry'],
  { time, rest, badges }: CardTimes & { badges: HTMLElement },
  { labels, density }: GridContext
): HTMLElement[] {
  const second = element('span', classes.second!, rest)
  if (density === 'short' || density === 'block')
    second.append(element('span', classes.letters!, labels.letters(entry.positionId)))
  else second.append(element('span', classes.position!, labels.position(entry.positionId)))
  const pause = density === 'card' ? entry.breaks.reduce((sum, one) => sum + one.minutes, 0) : 0
  if (pause > 0)
    second.append(
      element('span', classes.pause!, labels.t('scheduling.grid.break_minutes', { minutes: pause }))
    )
  if (badges.childElementCount > 0) second.append(badges)
  return [time, second]
}

function badgesOf(entry: CellItem['entry'], mark: CellItem['mark'], density: string): HTMLElement {
  const badges = element('span', classes.badges!)
  // The gravest comes first; narrow cards have room for one, tiny ones only for what a proposal does.
  const room = density === 'card' ? 4 : 1
  const tiny = density === 'block'
  if (mark === 'moved') badges.append(icon('arrow', 11))
  if (entry.locked && !tiny) badges.append(icon('pin', 11))
  if (entry.comment && !tiny) badges.append(icon('note', 11))
  while (badges.childElementCount > room) badges.lastChild!.remove()
  return badges
}

/** The morning part of last night's shift. */
function drawStub({ entry, mark, faded }: CellItem, context: GridContext): HTMLElement {
  const { labels } = context
  const stub = element('div', classes.stub!, ...endOfNight(entry, context))
  stub.style.setProperty('--c', labels.colour(entry.positionId))
  Object.assign(stub.dataset, { entry: entry.id, state: entry.state })
  stub.toggleAttribute('data-stub', true)
  stub.toggleAttribute('data-faded', faded)
  if (mark) stub.dataset.mark = mark
  return stub
}

function drawAbsence({ kind, entry }: CellItem, { labels, density }: GridContext): HTMLElement {
  const band = element('div', kind === 'band' ? classes.band! : classes.half!)
  band.dataset.entry = entry.id
  band.dataset.type = String(entry.type)
  const code = entry.code || labels.kind(entry)
  const narrow = density === 'block' || density === 'short'
  band.append(element('span', classes.code!, narrow ? (entry.code ?? [...code].slice(0, 2).join('')) : code))
  if (kind === 'half' && !narrow) band.append(element('span', classes.pause!, labels.times(entry)))
  else if (kind === 'band' && density === 'card' && entry.code)
    band.append(element('span', classes.pause!, labels.kind(entry)))
  return band
}
