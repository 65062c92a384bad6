import type { CellClassParams, ColDef, ColGroupDef } from 'ag-grid-community'
import { requestStatuses as statuses } from '@shiftloom/backend/contracts/enums'
import type {
  CalendarHoliday,
  CalendarRequest,
  RequestCalendar,
} from '@shiftloom/backend/contracts/request_calendar'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { weekdayOf } from '@shiftloom/solver/time/day'
import { daysIn, monthStart } from '#/lib/time/days.ts'
import type { Format } from '#/lib/writing/format.ts'
import { slotColour } from '#/ui/palette.ts'
import classes from './calendar.module.css'
import type { CalendarRow } from './calendar_rows.ts'

type Shown = Pick<RequestCalendar, 'from' | 'until' | 'types'> & {
  holidays: readonly CalendarHoliday[]
  today: Day
  personHeading: string
  format: Format
}

/** The place of a day among those shown, by its column. */
export const placeOfColumn = (colId: string | undefined): number | null =>
  colId?.startsWith('d') ? Number(colId.slice(1)) : null

/** A pinned column of people, and one a day below its month. */
export function calendarColumns(shown: Shown): (ColDef<CalendarRow> | ColGroupDef<CalendarRow>)[] {
  const { from, until, types, holidays, today, personHeading, format } = shown
  const typeOf = new Map(types.map((type) => [type.id, type]))
  const free = new Set(holidays.map(({ day }) => day))
  const days = daysIn(from, until)
  const column = (day: Day, at: number): ColDef<CalendarRow> => {
    const isRest = weekdayOf(day) >= 6 || free.has(day)
    const marks = [isRest ? classes.rest! : '', day === today ? classes.today! : '']
    return {
      colId: `d${at}`,
      headerName: format.day(day, 'dayNumber'),
      headerClass: [classes.head!, ...marks],
      width: 30,
      minWidth: 30,
      // A month fills the width; longer views are scrolled.
      ...(days.length <= 31 && { flex: 1 }),
      resizable: false,
      sortable: false,
      valueGetter: ({ data }) => data && textOf(data, at, typeOf),
      cellClass: [classes.day!, ...marks],
      cellClassRules: {
        [classes.approved!]: has(at, statuses.approved),
        [classes.pending!]: has(at, statuses.pending),
      },
      cellStyle: ({ data }) => ({
        '--request': slotColour(typeOf.get(data?.days[at]?.typeId ?? '')?.color),
      }),
    }
  }
  const months = Map.groupBy(
    days.map((day, at) => ({ day, at })),
    ({ day }) => monthStart(day)
  )
  return [
    {
      colId: 'person',
      headerName: personHeading,
      pinned: 'left',
      width: 220,
      sortable: false,
      valueGetter: ({ data }) => data && format.personName(data.person),
    },
    ...[...months].map(([month, inside]): ColGroupDef<CalendarRow> => ({
      groupId: month,
      headerName: format.sentence(format.day(month, 'month')),
      children: inside.map(({ day, at }) => column(day, at)),
    })),
  ]
}

const has =
  (at: number, status: CalendarRequest['status']) =>
  ({ data }: CellClassParams<CalendarRow>): boolean =>
    data?.days[at]?.status === status

/** The shortcut at the first of the request's days that are shown, a dot on those that follow. */
function textOf(
  { days }: CalendarRow,
  at: number,
  typeOf: ReadonlyMap<string, { shortcut: string }>
): string {
  const request = days[at]
  if (!request) return ''
  return days[at - 1] === request ? '·' : (typeOf.get(request.typeId)?.shortcut ?? '')
}
