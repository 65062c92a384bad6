import type { IHeaderComp, IHeaderParams } from 'ag-grid-community'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { isWeekend } from '../model/calendar.ts'
import { tallyText } from '../words/warning_words.ts'
import { element } from './element.ts'
import classes from './cells.module.css'
import type { GridContext } from './grid_context.ts'
import { tallyBadge } from './warning_badge.ts'

export type DayHeaderParams = { holiday: string | null; today: boolean }
type Params = IHeaderParams<unknown, GridContext> & DayHeaderParams

/** Weekday and date; today, weekends and holidays marked. A click selects the column. */
export class DayHeader implements IHeaderComp {
  private readonly gui = element('div', classes.dayHead!)

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

  private draw({ column, context, holiday, today }: Params): void {
    const day = column.getColId() as Day
    const { format, t } = context.labels
    const tight = context.density === 'block'
    this.gui.dataset.headDay = day
    this.gui.toggleAttribute('data-today', today)
    this.gui.toggleAttribute('data-weekend', isWeekend(day))
    this.gui.toggleAttribute('data-holiday', holiday !== null)
    this.gui.title = [format.day(day, 'full'), holiday].filter(Boolean).join(' · ')
    const weekday = format.day(day, 'weekdayShort')
    const date = element(
      'span',
      classes.date!,
      tight || context.density === 'short' ? format.day(day, 'dayNumber') : format.day(day, 'short')
    )
    const badge =
      holiday && element('span', classes.holiday!, tight || context.density === 'short' ? '●' : holiday)
    const warning = dayBadge(day, context)
    // Not both: a narrow column has no room for them, and the date is marked anyway.
    const mark =
      today &&
      !warning &&
      context.density === 'card' &&
      element('span', classes.todayMark!, t('scheduling.toolbar.today'))
    const upper = element('span', classes.weekday!, tight ? narrow(weekday) : weekday)
    this.gui.replaceChildren(
      element('div', classes.headLine!, upper, date, mark || null),
      ...(badge ? [badge] : [])
    )
    if (warning) placeDayBadge(this.gui, warning, context)
  }
}

/** Beside the date where there is room for it, else below. */
export const placeDayBadge = (head: HTMLElement, badge: HTMLElement, { density }: GridContext): void =>
  (density === 'card' ? head.firstElementChild! : head).append(badge)

/** How much is open on the day. */
export const dayBadge = (day: Day, { warnings, labels, density }: GridContext): HTMLElement | null =>
  tallyBadge(warnings.byDay.get(day), density === 'block' || density === 'short' ? 9 : 12, (tally) =>
    tallyText(labels, tally)
  )

/** `Thứ 3` is written T3 in Vietnamese calendars; the others are distinguished by their first letters. */
const narrow = (weekday: string): string =>
  /\d/.test(weekday) ? weekday.replace(/^\D+/, 'T') : weekday.replace('.', '').slice(0, 2)
