import type { ICellRendererComp, ICellRendererParams } from 'ag-grid-community'
import type { Locale } from '@shiftloom/backend/contracts/enums'
import type { PeriodBalance } from '@shiftloom/solver/labour_code/plan/period_balances'
import type { CoverageGridRow, FooterRow, GridRow, PersonRow, UnassignedRow } from '../model/rows.ts'
import { loadOf } from '../model/totals.ts'
import { hoursWithUnit } from '../words/hours_text.ts'
import { tallyText } from '../words/warning_words.ts'
import { avatarColourOf, initialsOf } from '#/domain/people/person_avatar.tsx'
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
          : data.kind === 'coverage'
            ? drawNeed(data, context)
            : drawTotal(data, context)
    this.gui.replaceChildren(...parts)
  }
}

function drawPerson({ person, totals, warnings }: PersonRow, { labels }: GridContext): HTMLElement[] {
  const { format } = labels
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
  const { balance } = totals
  const planned = hoursWithUnit(labels, totals.plannedMinutes)
  return [
    avatarOf(person, format.locale),
    element(
      'div',
      classes.who!,
      element('div', classes.nameLine!, name, alert),
      element(
        'div',
        classes.loadLine!,
        dots,
        fte || null,
        balance ? balanceOf(balance, labels) : element('span', classes.hours!, planned)
      ),
      balance && barOf(balance)
    ),
  ]
}

/** Of the settlement period, and only that turns red: the days shown may be as full as they like. */
function balanceOf(balance: PeriodBalance, labels: GridContext['labels']): HTMLElement {
  const hours = element('span', classes.hours!, labels.balance(balance))
  hours.dataset.load = loadOf(balance)
  hours.title = labels.balanceSentence(balance)
  return hours
}

function barOf(balance: PeriodBalance): HTMLElement {
  const filled = element('i', '')
  filled.style.width = `${Math.min(100, shareOf(balance) * 100)}%`
  const bar = element('span', classes.bar!, filled)
  bar.dataset.load = loadOf(balance)
  return bar
}

const shareOf = ({ plannedMinutes, agreedMinutes }: PeriodBalance): number =>
  agreedMinutes > 0 ? plannedMinutes / agreedMinutes : Number(plannedMinutes > 0)

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

/** Their hours stand at the other end of the row. */
function drawUnassigned(
  { openShifts, folds }: UnassignedRow,
  { labels, showsAllUnassigned }: GridContext
): HTMLElement[] {
  const { t } = labels
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
        element('span', classes.hours!, t('scheduling.grid.open_shifts', { count: openShifts }))
      )
    ),
    ...(folds ? [toggle] : []),
  ]
}

function drawTotal({ people, grand }: FooterRow, { labels }: GridContext): HTMLElement[] {
  const { t } = labels
  const { openShifts, balance } = grand
  const lines = element(
    'div',
    classes.who!,
    element('span', classes.name!, t('scheduling.grid.people_total', { count: people })),
    balance && balanceOf(balance, labels),
    element('span', classes.hours!, t('scheduling.grid.open_total', { count: openShifts }))
  )
  lines.classList.add(classes.dense!)
  return [lines]
}

function drawNeed({ hours, positionId }: CoverageGridRow, { labels }: GridContext): HTMLElement[] {
  const { t, format } = labels
  const text = (value: number) => format.shortHours(Math.round(value * 60))
  const name = positionId ? labels.position(positionId) : t('scheduling.coverage.all')
  const lines = element(
    'div',
    classes.who!,
    element('span', classes.name!, t('scheduling.coverage.title')),
    element('span', classes.hours!, name),
    element(
      'span',
      classes.hours!,
      t('scheduling.coverage.of', { planned: text(hours.planned), needed: text(hours.needed) })
    )
  )
  lines.classList.add(classes.dense!)
  return [lines]
}
