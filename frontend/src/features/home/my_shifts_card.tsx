import { Card } from '@mantine/core'
import { IconBeach } from '@tabler/icons-react'
import type { Day, ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { EmptyState } from '#/ui/empty_state.tsx'
import { CardTitle } from './card_title.tsx'
import classes from './home.module.css'
import { nextShifts } from './plan.ts'
import { useShiftWords } from './use_shift_words.ts'

type Props = { entries: ScheduleEntry[]; employeeId: string; today: Day; compact?: boolean }

/** The person's own next shifts. */
export function MyShiftsCard({ entries, employeeId, today, compact }: Props) {
  const { t } = useTranslation()
  const shifts = nextShifts(entries, employeeId, new Date()).slice(0, compact ? 3 : 6)
  return (
    <Card>
      <CardTitle>{t('home.my_shifts.title')}</CardTitle>
      {shifts.length === 0 ? (
        <EmptyState
          compact
          icon={<IconBeach size={20} stroke={1.5} />}
          title={t('home.my_shifts.empty')}
          description={t('home.my_shifts.empty_text')}
        />
      ) : (
        <ul className={classes.shifts}>
          {shifts.map((shift) => (
            <ShiftRow key={shift.id} shift={shift} today={today} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function ShiftRow({ shift, today }: { shift: ScheduleEntry; today: Day }) {
  const format = useFormat()
  const words = useShiftWords()
  return (
    <li className={classes.shift}>
      <span className={classes.stripe} style={{ background: words.colour(shift) }} aria-hidden />
      <span>
        <span className={classes.shiftDay}>{words.day(shift.day, today)}</span>
        <br />
        <span className={classes.shiftPlace}>{words.place(shift)}</span>
      </span>
      <span className={classes.shiftTimes}>
        {format.clockRange(shift.start, shift.end)}
        <br />
        <span className={classes.shiftHours}>{words.hours(shift)}</span>
      </span>
    </li>
  )
}
