import { Text } from '@mantine/core'
import type { CalendarRequest, RequestCalendar } from '@shiftloom/backend/contracts/request_calendar'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import type { CellClickedEvent, CellKeyDownEvent } from 'ag-grid-community'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { statusKeys, whenText } from '#/domain/request_status/request_words.ts'
import { useCan } from '#/lib/account/profile.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { addDays, daysBetween } from '#/lib/time/days.ts'
import { Grid } from '#/ui/grid/grid.tsx'
import { pathOfRequest } from '../paths.ts'
import classes from './calendar.module.css'
import { calendarColumns, placeOfColumn } from './calendar_columns.ts'
import type { CalendarRow } from './calendar_rows.ts'
import { useMayOpen } from './use_may_open.ts'

type Props = { calendar: RequestCalendar; rows: CalendarRow[]; locationId: string | null; today: Day }

const rowId = ({ person }: CalendarRow) => person.id

/** People by days. The line below says what the pointed or focused day holds; Enter and a click open the request. */
export function CalendarGrid({ calendar, rows, locationId, today }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const navigate = useNavigate()
  const mayOpen = useMayOpen()
  const readsAll = useCan('requests.read')
  const [pointed, setPointed] = useState<{ row: CalendarRow; at: number } | null>(null)
  const { from, until, types } = calendar
  const holidays = useMemo(() => {
    const country = calendar.locations.find(({ id }) => id === locationId)?.country
    return calendar.holidays.filter((holiday) => country === undefined || holiday.country === country)
  }, [calendar, locationId])
  const personHeading = t('requests.column.person')
  const columns = useMemo(
    () => calendarColumns({ from, until, types, holidays, today, personHeading, format }),
    [from, until, types, holidays, today, personHeading, format]
  )
  const point = (row: CalendarRow | undefined, colId: string | undefined) => {
    const at = placeOfColumn(colId)
    setPointed(row && at !== null ? { row, at } : null)
  }
  const open = ({ data, column }: CellClickedEvent<CalendarRow> | CellKeyDownEvent<CalendarRow>) => {
    const request = data?.days[placeOfColumn(column.getColId()) ?? -1]
    if (request && mayOpen(request)) void navigate(pathOfRequest(request.id))
  }
  const typeName = (request: CalendarRequest) => types.find(({ id }) => id === request.typeId)?.name ?? ''
  const sentence = ({ row, at }: { row: CalendarRow; at: number }): string => {
    const day = addDays(from, at)
    const holiday = holidays.filter((one) => one.day === day).map(({ name }) => name)
    const request = row.days[at]
    const asked = request && [typeName(request), whenText(request, format)]
    return [
      ...[format.day(day, 'weekday'), ...new Set(holiday), format.personName(row.person)],
      ...(asked && request ? [...asked, t(`request_status.${statusKeys[request.status]}`)] : []),
    ].join(' · ')
  }
  return (
    <>
      <div className={classes.frame}>
        <Grid<CalendarRow>
          rows={rows}
          columns={columns}
          rowId={rowId}
          label={t('requests.calendar.label')}
          rowHeight={32}
          headerHeight={28}
          groupHeaderHeight={28}
          rowBuffer={20}
          tabToNextCell={() => false}
          tabToNextHeader={() => false}
          onFirstDataRendered={({ api }) => {
            if (today >= from && today < until)
              api.ensureColumnVisible(`d${daysBetween(from, today)}`, 'middle')
          }}
          onCellMouseOver={({ data, column }) => point(data, column.getColId())}
          onCellFocused={({ rowIndex, column, api }) =>
            point(
              rowIndex === null ? undefined : api.getDisplayedRowAtIndex(rowIndex)?.data,
              typeof column === 'string' ? column : column?.getColId()
            )
          }
          onCellClicked={open}
          onCellKeyDown={(event) => {
            if ('column' in event && event.event instanceof KeyboardEvent && event.event.key === 'Enter')
              open(event)
          }}
        />
      </div>
      <Text className={classes.line} fz="sm" aria-live="polite">
        {pointed ? sentence(pointed) : t(readsAll ? 'requests.calendar.hint' : 'requests.calendar.hint_read')}
      </Text>
    </>
  )
}
