import { VisuallyHidden } from '@mantine/core'
import type { DeclaredAvailability, PersonAvailability } from '@shiftloom/backend/contracts/availability'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { IconBriefcase } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { addDays, daysIn } from '#/lib/time/days.ts'
import { useFormat } from '#/lib/writing/format.ts'
import classes from './board.module.css'
import { DeclaredChip } from './declared_chip.tsx'
import { useDaySelection } from './use_day_selection.ts'

type Props = {
  label: string
  person: PersonAvailability
  /** First day of the month that is shown. */
  month: Day
  today: Day
  paint: (days: Day[]) => void
  clear: (days: Day[]) => void
  onOpen: (entry: DeclaredAvailability) => void
}

/** A month of one person, by weeks; days are painted by dragging or with the keyboard. */
export function Board({ label, person, month, today, paint, clear, onOpen }: Props) {
  const format = useFormat()
  const { from, until, mayDeclare, firstDay } = person
  const shown = daysIn(from, until)
  const first = today.slice(0, 7) === month.slice(0, 7) ? today : month
  const selection = useDaySelection(shown, first, { paint, clear })
  const weeks = Array.from({ length: shown.length / 7 }, (_, week) => shown.slice(week * 7, week * 7 + 7))
  return (
    <table role="grid" aria-label={label} aria-multiselectable className={classes.board}>
      <thead>
        <tr>
          {daysIn(from, addDays(from, 7)).map((day) => (
            <th key={day} scope="col" abbr={format.day(day, 'weekdayName')}>
              {format.day(day, 'weekdayShort')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days) => (
          <tr key={days[0]}>
            {days.map((day) => (
              <td
                key={day}
                role="gridcell"
                data-day={day}
                tabIndex={day === selection.focused ? 0 : -1}
                aria-selected={selection.chosen.has(day)}
                aria-disabled={!mayDeclare || day < firstDay || undefined}
                data-outside={day.slice(0, 7) !== month.slice(0, 7) || undefined}
                data-today={day === today || undefined}
                onFocus={() => selection.focus(day)}
                onKeyDown={mayDeclare ? selection.keys : undefined}
                onPointerDown={(event) => mayDeclare && event.button === 0 && selection.press(day)}
                onPointerEnter={() => selection.enter(day)}
              >
                <DayContent day={day} person={person} onOpen={onOpen} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DayContent({ day, person, onOpen }: Pick<Props, 'person' | 'onOpen'> & { day: Day }) {
  const { t } = useTranslation()
  const format = useFormat()
  const isOpen = person.mayDeclare && day >= person.firstDay
  return (
    <>
      <span className={classes.number}>
        <span aria-hidden>{format.day(day, 'dayNumber')}</span>
        <VisuallyHidden>{format.day(day, 'full')}</VisuallyHidden>
      </span>
      {person.entries
        .filter((entry) => entry.day === day)
        .map((entry) => (
          <DeclaredChip key={entry.id} entry={entry} onOpen={isOpen ? () => onOpen(entry) : undefined} />
        ))}
      {person.shifts
        .filter((shift) => shift.day === day)
        .map(({ id, start, end }) => (
          <span key={id} className={classes.shift} title={t('availabilities.shift')}>
            <IconBriefcase size={14} aria-hidden />
            <VisuallyHidden>{t('availabilities.shift')}</VisuallyHidden>
            {format.clockRange(start, end)}
          </span>
        ))}
    </>
  )
}
