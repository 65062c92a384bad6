import { Card } from '@mantine/core'
import { IconCalendarOff } from '@tabler/icons-react'
import type { Day, ScheduleEntry, SchedulePerson } from '@shiftloom/backend/contracts/schedule'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { positionsQuery } from '#/domain/company/directory.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { useProfile } from '#/lib/account/profile.ts'
import { useWallClock } from '#/lib/time/use_wall_clock.ts'
import { EmptyState } from '#/ui/empty_state.tsx'
import { colourOf } from '#/ui/palette.ts'
import { PersonAvatar } from '#/domain/people/person_avatar.tsx'
import { CardTitle } from './card_title.tsx'
import { mostCurrent, shareOfDay } from './plan.ts'
import classes from './today_card.module.css'

const shown = 9
const marks = ['00:00', '04:00', '08:00', '12:00', '16:00', '20:00']
const percent = (share: number) => `${share * 100}%`

type Props = { today: Day; shifts: ScheduleEntry[]; people: SchedulePerson[] }

/** Who works today, on the line of the day. */
export function TodayCard({ today, shifts, people }: Props) {
  const { t } = useTranslation()
  const byId = new Map(people.map((person) => [person.id, person]))
  const rows = shifts.filter(({ employeeId }) => byId.has(employeeId!))

  return (
    <Card>
      <CardTitle aside={t('home.today.count', { count: rows.length })}>{t('home.today.title')}</CardTitle>
      {rows.length === 0 ? (
        <EmptyState
          compact
          icon={<IconCalendarOff size={20} stroke={1.5} />}
          title={t('home.today.empty')}
          description={t('home.today.empty_text')}
        />
      ) : (
        <div className={classes.table}>
          <Scale />
          <ul className={classes.list}>
            {mostCurrent(rows, shown, new Date()).map((shift) => (
              <Row key={shift.id} shift={shift} person={byId.get(shift.employeeId!)!} />
            ))}
          </ul>
          <NowLine today={today} />
          {rows.length > shown && (
            <p className={classes.more}>{t('home.today.more', { count: rows.length - shown })}</p>
          )}
        </div>
      )}
    </Card>
  )
}

function Scale() {
  const format = useFormat()
  return (
    <div className={classes.scale} aria-hidden>
      {marks.map((mark) => (
        <span key={mark} style={{ left: percent(shareOfDay({ start: mark, end: '23:59' }).from) }}>
          {format.clock(mark)}
        </span>
      ))}
    </div>
  )
}

/** The part of a day whose bar is as wide as the times written on it. */
const roomForTimes = 0.2

function Row({ shift, person }: { shift: ScheduleEntry; person: SchedulePerson }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { data: positions = [] } = useQuery(positionsQuery)
  const position = positions.find(({ id }) => id === shift.positionId)
  const { from, length } = shareOfDay(shift)
  const times = <span className={classes.times}>{format.clockRange(shift.start, shift.end)}</span>
  const isShort = length < roomForTimes
  return (
    <li className={classes.row}>
      <span className={classes.person}>
        <PersonAvatar person={person} size={30} />
        <span className={classes.names}>
          <span className={classes.name}>{format.personName(person)}</span>
          <span className={classes.position}>{position?.name ?? t('home.no_position')}</span>
        </span>
      </span>
      <span className={classes.line}>
        <span
          className={classes.bar}
          style={{
            left: percent(from),
            width: percent(length),
            background: `color-mix(in srgb, ${colourOf(position)} 18%, white)`,
            borderColor: colourOf(position),
          }}
        >
          {!isShort && times}
        </span>
        {isShort && (
          <span
            className={classes.beside}
            style={from > 0.5 ? { right: percent(1 - from) } : { left: percent(from + length) }}
          >
            {times}
          </span>
        )}
      </span>
    </li>
  )
}

function NowLine({ today }: { today: Day }) {
  const { timeZone } = useProfile()
  const now = useWallClock(timeZone)
  if (now.day !== today) return null
  const { from } = shareOfDay({ start: now.time, end: '23:59' })
  return (
    <div className={classes.now} aria-hidden>
      <span style={{ left: percent(from) }} />
    </div>
  )
}
