import type { KioskPerson } from '@shiftloom/backend/contracts/kiosks'
import type { PunchAction } from '@shiftloom/backend/contracts/time_tracking'
import { IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './kiosk.module.css'
import { useClockText } from './use_clock_text.ts'

export type Done = {
  person: KioskPerson
  kind: PunchAction | 'void'
  undone?: PunchAction
  at: number
  planned: { start: number; end: number } | null
  minutes: { workMinutes: number; breakMinutes: number }
}

const shownMs = 4_000

/** What was registered, large enough to be read in passing. */
export function DonePanel({ done, onLeave }: { done: Done; onLeave: () => void }) {
  const { t } = useTranslation()
  const text = useClockText()
  useEffect(() => {
    const timer = setTimeout(onLeave, shownMs)
    return () => clearTimeout(timer)
  }, [onLeave])
  const { person, kind, undone, at, planned, minutes } = done
  const Icon = kind === 'void' ? IconArrowBackUp : IconCircleCheck
  return (
    <section className={classes.done} data-kind={kind} role="status">
      <Icon size={96} stroke={1.4} aria-hidden />
      <h1 className={classes.name}>{t(`kiosk.done.${kind}`, { name: person.name })}</h1>
      <p className={classes.doneTime}>
        {kind === 'void'
          ? t('kiosk.done.undone', { action: t(`kiosk.action.${undone ?? 'start'}`) })
          : text.time(at)}
      </p>
      {kind === 'start' && planned && (
        <p className={classes.lead}>{t('kiosk.done.planned', { time: text.time(planned.start) })}</p>
      )}
      {kind === 'end' && (
        <p className={classes.lead}>
          {t('kiosk.done.hours', {
            work: text.hours(minutes.workMinutes),
            pause: text.hours(minutes.breakMinutes),
          })}
        </p>
      )}
      <button type="button" className={classes.action} onClick={onLeave}>
        {t('kiosk.done.close')}
      </button>
    </section>
  )
}
