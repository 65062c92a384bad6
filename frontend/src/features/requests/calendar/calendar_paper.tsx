import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { RequestCalendar } from '@shiftloom/backend/contracts/request_calendar'
import { useTranslation } from 'react-i18next'
import { statusKeys, whenText } from '#/domain/request_status/request_words.ts'
import { useFormat } from '#/lib/writing/format.ts'
import classes from './calendar.module.css'
import type { CalendarRow } from './calendar_rows.ts'

type Props = { title: string; rows: CalendarRow[]; types: RequestCalendar['types'] }

/** What is printed in place of the screen: each request of the people shown, in a table that goes over pages. */
export function CalendarPaper({ title, rows, types }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  useEffect(() => {
    document.body.dataset.paper = ''
    return () => {
      delete document.body.dataset.paper
    }
  }, [])
  const names = new Map(types.map(({ id, name }) => [id, name]))
  const asked = rows.flatMap(({ person, requests }) => requests.map((request) => ({ person, request })))
  return createPortal(
    <div className={classes.paper}>
      <h1>{title}</h1>
      <table>
        <thead>
          <tr>
            {(['person', 'type', 'when', 'status'] as const).map((key) => (
              <th key={key}>{t(`requests.column.${key}`)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {asked.map(({ person, request }) => (
            <tr key={request.id}>
              <td>{format.personName(person)}</td>
              <td>{names.get(request.typeId)}</td>
              <td>{format.sentence(whenText(request, format))}</td>
              <td>{t(`request_status.${statusKeys[request.status]}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {asked.length === 0 && <p>{t('requests.calendar.nothing')}</p>}
    </div>,
    document.body
  )
}
