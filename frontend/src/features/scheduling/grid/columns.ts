import type { ColDef, SuppressKeyboardEventParams } from 'ag-grid-community'
import type { Day, ScheduleHoliday } from '@shiftloom/backend/contracts/schedule'
import { isWeekend } from '../model/calendar.ts'
import type { GridRow } from '../model/rows.ts'
import type { Labels } from '../words/labels.ts'
import { DayCell } from './day_cell.ts'
import { DayHeader, type DayHeaderParams } from './day_header.ts'
import classes from './grid.module.css'
import { PersonCell } from './person_cell.ts'
import { TotalsCell } from './totals_cell.ts'

const personColumn = 'person'
const totalsColumn = 'totals'
export const personWidth = { wide: 240, narrow: 208, slim: 172 }
export const totalsWidth = { wide: 96, narrow: 80, slim: 80 }
export type SideSize = keyof typeof personWidth
/** Long periods need the room for days, and a review beside the grid even more of it. */
export const sideSize = (days: number, reviews: boolean): SideSize =>
  reviews ? 'slim' : days > 14 ? 'narrow' : 'wide'

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
