import type { CellItem } from '../model/cell_model.ts'
import { isOvernight } from '../model/entry_kind.ts'
import { element, icon } from './element.ts'
import classes from './cards.module.css'
import type { GridContext } from './grid_context.ts'
import { shiftBadge } from './warning_badge.ts'

/** One item of a cell at the density of its column. Text stays near black; state is never told by colour alone. */
export function drawItem(item: CellItem, context: GridContext): HTMLElement {
  if (item.kind === 'stub') return drawStub(item, context)
  return item.kind === 'shift' ? drawShift(item, context) : drawAbsence(item, context)
}

function drawShift({ entry, mark, faded }: CellItem, context: GridContext): HTMLElement {
  const { labels, density, warnings, ui } = context
  const card = element('div', classes.card!)
  const { saving, flashing, selection, focusEntryId } = ui.get()
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
  card.append(
    ...contentOf(entry, context),
    badges.childElementCount > 0 || density !== 'compact' ? badges : element('span', classes.dot!)
  )
  if (warning) card.append(warning)
  return card
}

function contentOf(entry: CellItem['entry'], context: GridContext): HTMLElement[] {
  const { labels, density } = context
  const position = labels.position(entry.positionId)
  if (density === 'block') return [element('span', classes.hour!, entry.start.slice(0, 2).replace(/^0/, ''))]
  if (density === 'short')
    return [
      element('span', classes.time!, shortText(entry, labels)),
      element('span', classes.letter!, [...position][0] ?? ''),
    ]
  if (density === 'compact' && context.dayWidth < 112)
    return [element('span', classes.time!, labels.shortTimes(entry))]
  const until = isOvernight(entry)
    ? element('span', classes.until!, density === 'card' ? '→ ' : '→', entry.end)
    : entry.end
  const time = element(
    'span',
    classes.time!,
    entry.start,
    isOvernight(entry) ? (density === 'card' ? ' ' : '') : '–',
    until
  )
  if (density === 'compact') return [time]
  const pause = entry.breaks.reduce((sum, one) => sum + one.minutes, 0)
  const second = element('span', classes.position!, position)
  const rest =
    pause > 0 &&
    element('span', classes.pause!, labels.t('scheduling.grid.break_minutes', { minutes: pause }))
  return [time, element('span', classes.second!, second, rest || null)]
}

/** Where both ends have minutes there is room for the start only; the tooltip has the rest. */
const shortText = (entry: CellItem['entry'], labels: GridContext['labels']): string => {
  const text = labels.shortTimes(entry)
  return text.length > 8 ? text.slice(0, text.indexOf('–')) : text
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
function drawStub({ entry, mark, faded }: CellItem, { labels, density }: GridContext): HTMLElement {
  const stub = element(
    'div',
    classes.stub!,
    density === 'block' ? null : `→ ${density === 'short' ? entry.end.replace(/:00$/, '') : entry.end}`
  )
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
