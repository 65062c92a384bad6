import type { ColDef, SuppressKeyboardEventParams } from 'ag-grid-community'
import type { Day, ScheduleHoliday } from '@shiftloom/backend/contracts/schedule'
import { isWeekend } from '../model/calendar.ts'
import { dayWidthOf, densityOf } from '../model/density.ts'
import type { GridRow } from '../model/rows.ts'
import type { Labels } from '../words/labels.ts'
import { DayCell } from './day_cell.ts'
import { DayHeader, type DayHeaderParams } from './day_header.ts'
import classes from './grid.module.css'
import { PersonCell } from './person_cell.ts'
import { scrollbarWidth } from './scrollbar_width.ts'
import { TotalsCell } from './totals_cell.ts'

const personColumn = 'person'
const totalsColumn = 'totals'
const personWidth = { wide: 240, narrow: 208, slim: 172 }
const totalsWidth = { wide: 96, narrow: 80, slim: 80 }
export type SideSize = keyof typeof personWidth
/** What the days share, in CSS pixels. */
export const roomOfDays = (width: number, size: SideSize): number =>
  width - personWidth[size] - totalsWidth[size] - scrollbarWidth() - 2

/** Narrower than this, a day says no times. */
const leastBesideReview = 54

/**
 * Long periods need the room for days. A review beside the grid takes even more of it: names stay whole where the days
 * say as much all the same.
 */
export function sideSize(days: number, reviews: boolean, width: number): SideSize {
  if (!reviews) return days > 14 ? 'narrow' : 'wide'
  const dayWidth = (size: SideSize) => dayWidthOf(roomOfDays(width, size), days, true)
  const most = densityOf(dayWidth('slim'))
  const isEnough = (size: SideSize) =>
    dayWidth(size) >= leastBesideReview && densityOf(dayWidth(size)) === most
  return (['wide', 'narrow'] as const).find(isEnough) ?? 'slim'
}

type Columns = {
  days: readonly Day[]
  width: number
  spare: number
  size: SideSize
  today: Day
  holidays: readonly ScheduleHoliday[]
  labels: Labels
  people: number
}

/** The grid moves the focus with the arrows and Tab leaves it; every other key is ours. */
const suppressKeyboardEvent = ({ event }: SuppressKeyboardEventParams<GridRow>): boolean =>
  !event.key.startsWith('Arrow') && !['Home', 'End', 'PageUp', 'PageDown', 'Tab'].includes(event.key)

const fixed: ColDef<GridRow> = {
  resizable: false,
  sortable: false,
  suppressKeyboardEvent,
  lockPosition: true,
}

export function columnsOf({
  days,
  width,
  spare,
  size,
  today,
  holidays,
  labels,
  people,
}: Columns): ColDef<GridRow>[] {
  const names = new Map(holidays.map((holiday) => [holiday.day, holidayLabel(labels, holiday)]))
  return [
    {
      ...fixed,
      colId: personColumn,
      headerName: labels.t('scheduling.grid.team', { count: people }),
      pinned: 'left',
      width: personWidth[size],
      valueGetter: ({ data }) => data,
      cellRenderer: PersonCell,
      cellClass: classes.flat,
    },
    ...days.map((day, index): ColDef<GridRow> => {
      const headerParams: DayHeaderParams = { holiday: names.get(day) ?? null, today: day === today }
      return {
        ...fixed,
        colId: day,
        headerName: labels.format.day(day, 'full'),
        // What rounding left over goes to the first columns, a pixel each.
        width: width + (index < spare ? 1 : 0),
        minWidth: 20,
        valueGetter: ({ data }) => (data && 'cells' in data ? data.cells[day] : data),
        cellRenderer: DayCell,
        cellClass: isWeekend(day) || names.has(day) ? [classes.flat!, classes.restDay!] : classes.flat,
        headerComponent: DayHeader,
        headerComponentParams: headerParams,
        headerClass: isWeekend(day) || names.has(day) ? [classes.flat!, classes.restHead!] : classes.flat,
      }
    }),
    {
      ...fixed,
      colId: totalsColumn,
      headerName: labels.t('scheduling.grid.planned'),
      headerTooltip: labels.t('scheduling.grid.planned_hint'),
      headerClass: classes.totalsHead,
      pinned: 'right',
      width: totalsWidth[size],
      valueGetter: ({ data }) => data,
      cellRenderer: TotalsCell,
      cellClass: classes.flat,
    },
  ]
}

/** Whether the state or the company keeps the day, and whether it is certain, is said with its name. */
function holidayLabel({ t }: Columns['labels'], { name, own, unconfirmed }: ScheduleHoliday): string {
  if (own) return t('scheduling.grid.own_holiday', { name })
  return unconfirmed ? t('scheduling.grid.unconfirmed_holiday', { name }) : name
}
