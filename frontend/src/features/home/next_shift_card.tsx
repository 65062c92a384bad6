import { IconBeach, IconClock, IconMapPin } from '@tabler/icons-react'
import type { Day, ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import classes from './next_shift_card.module.css'
import { useShiftWords } from './use_shift_words.ts'

type Props = { shift: ScheduleEntry | null; today: Day }

/** The one thing most people come for. */
export function NextShiftCard({ shift, today }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const words = useShiftWords()
  if (!shift) {
    return (
      <section className={classes.card}>
        <h2 className={classes.label}>{t('home.next.title')}</h2>
        <p className={classes.when}>{t('home.next.none')}</p>
        <p className={classes.line}>
          <IconBeach size={18} stroke={1.6} aria-hidden />
          {t('home.next.none_text')}
        </p>
      </section>
    )
  }
  const started = new Date(shift.startsAt) <= new Date()
  return (
    <section className={classes.card}>
      <h2 className={classes.label}>{t(started ? 'home.next.now' : 'home.next.title')}</h2>
      <p className={classes.when}>
        {words.day(shift.day, today)}
        <span>{format.clockRange(shift.start, shift.end)}</span>
      </p>
      <p className={classes.line}>
        <IconMapPin size={18} stroke={1.6} aria-hidden />
        {words.place(shift)}
      </p>
      <p className={classes.line}>
        <IconClock size={18} stroke={1.6} aria-hidden />
        {started
          ? t('home.next.ends', { when: format.untilInstant(shift.endsAt) })
          : t('home.next.starts', { when: format.untilInstant(shift.startsAt) })}
      </p>
    </section>
  )
}
