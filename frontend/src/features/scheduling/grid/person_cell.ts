import type { ICellRendererComp, ICellRendererParams } from 'ag-grid-community'
import type { Locale } from '@shiftloom/backend/contracts/enums'
import { hasMore, type GridRow, type PersonRow, type UnassignedRow } from '../model/rows.ts'
import { loadOf } from '../model/totals.ts'
import { tallyText } from '../warnings/sentences.ts'
import { avatarColourOf, initialsOf } from '#/ui/person_avatar.tsx'
import { element, icon } from './element.ts'
import classes from './cells.module.css'
import type { GridContext } from './grid_context.ts'
import { tallyBadge } from './warning_badge.ts'

type Params = ICellRendererParams<GridRow, unknown, GridContext>

/** The pinned left column: who the row belongs to, and how full their time is. */
export class PersonCell implements ICellRendererComp<GridRow> {
  private readonly gui = element('div', classes.person!)

  init(params: Params): void {
    this.draw(params)
  }
  refresh(params: Params): boolean {
    this.draw(params)
    return true
  }
  getGui(): HTMLElement {
    return this.gui
  }

  private draw({ data, context }: Params): void {
    if (!data || data.kind === 'group') return
    this.gui.dataset.row = data.id
    const parts =
      data.kind === 'person'
        ? drawPerson(data, context)
        : data.kind === 'unassigned'
          ? drawUnassigned(data, context)
          : drawTotal(data.people, data.grand.openShifts, context)
    this.gui.replaceChildren(...parts)
  }
}

function drawPerson({ person, totals, warnings }: PersonRow, { labels }: GridContext): HTMLElement[] {
  const { t, format } = labels
  const name = element('span', classes.name!, labels.person(person))
  const dots = element('span', classes.dots!)
  for (const id of person.positionIds.slice(0, 4)) {
    const dot = element('i', classes.positionDot!)
    dot.style.background = labels.colour(id)
    dot.title = labels.position(id)
    dots.append(dot)
  }
  const alert = tallyBadge(warnings, 13, (tally) => tallyText(labels, tally))
  const fte = person.fte < 1 && element('span', classes.fte!, fteText(person.fte, format.number))
  const planned = roundHours(totals.plannedMinutes, format.number)
  const norm = roundHours(totals.normMinutes, format.number)
  const known = totals.normMinutes > 0
  const text = known
    ? t('scheduling.grid.hours_of_norm', { planned, norm })
    : `${planned} ${t('scheduling.grid.h')}`
  const hours = element('span', classes.hours!, text)
  return [
    avatarOf(person, format.locale),
    element(
      'div',
      classes.who!,
      element('div', classes.nameLine!, name, alert),
      element('div', classes.loadLine!, dots, fte || null, hours),
      known && barOf(totals)
    ),
  ]
}

function barOf(totals: PersonRow['totals']): HTMLElement {
  const filled = element('i', '')
  filled.style.width = `${Math.min(100, (totals.plannedMinutes / totals.normMinutes) * 100)}%`
  const bar = element('span', classes.bar!, filled)
  bar.dataset.load = loadOf(totals)
  return bar
}

function avatarOf(person: PersonRow['person'], locale: Locale): HTMLElement {
  const avatar = element('span', classes.avatar!)
  if (person.avatarUrl) {
    const image = document.createElement('img')
    Object.assign(image, { src: person.avatarUrl, alt: '', loading: 'lazy' })
    avatar.append(image)
    return avatar
  }
  avatar.style.background = avatarColourOf(person)
  avatar.append(initialsOf(person, locale))
  return avatar
}

const fractions: Record<string, string> = { '0.25': '¼', '0.5': '½', '0.75': '¾' }
const fteText = (fte: number, format: (value: number) => string): string =>
  fractions[String(fte)] ?? format(fte)
const roundHours = (minutes: number, format: (value: number) => string): string =>
  format(Math.round(minutes / 6) / 10)

function drawUnassigned(
  { openShifts, openMinutes, cells }: UnassignedRow,
  { labels, showsAllUnassigned }: GridContext
): HTMLElement[] {
  const { t, format } = labels
  const toggle = element('button', classes.fold!, icon('chevron', 14))
  Object.assign(toggle, {
    type: 'button',
    tabIndex: -1,
    ariaLabel: t(showsAllUnassigned ? 'scheduling.grid.fold' : 'scheduling.grid.unfold'),
  })
  toggle.dataset.act = 'unfold'
  toggle.toggleAttribute('data-open', showsAllUnassigned)
  return [
    element('span', classes.openMark!),
    element(
      'div',
      classes.who!,
      element('div', classes.nameLine!, element('span', classes.name!, t('scheduling.grid.unassigned'))),
      element(
        'div',
        classes.loadLine!,
        element(
          'span',
          classes.hours!,
          t('scheduling.grid.open_shifts', { count: openShifts, hours: format.hours(openMinutes) })
        )
      )
    ),
    ...(hasMore(cells) ? [toggle] : []),
  ]
}

function drawTotal(people: number, openShifts: number, { labels }: GridContext): HTMLElement[] {
  const { t } = labels
  return [
    element(
      'div',
      classes.who!,
      element('span', classes.name!, t('scheduling.grid.people_total', { count: people })),
      element('span', classes.hours!, t('scheduling.grid.open_total', { count: openShifts }))
    ),
  ]
}
