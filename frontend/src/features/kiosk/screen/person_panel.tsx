import type { KioskPerson } from '@shiftloom/backend/contracts/kiosks'
import type { KioskMethod, PunchAction } from '@shiftloom/backend/contracts/time_tracking'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { stateOf } from '../device/person_state.ts'
import { useKiosk } from '../state/kiosk_state.ts'
import { register } from '../state/register.ts'
import type { Done } from './done_panel.tsx'
import classes from './kiosk.module.css'
import { reasonsFor } from './reasons.ts'
import { useClockText } from './use_clock_text.ts'
import { useIdle } from './use_idle.ts'
import { useNow } from './use_now.ts'

type Props = { person: KioskPerson; method: KioskMethod; onDone: (done: Done) => void; onLeave: () => void }

/** What this person is at, and what they may register now. */
export function PersonPanel({ person, method, onDone, onLeave }: Props) {
  const { t } = useTranslation()
  const now = useNow()
  const text = useClockText()
  const roster = useKiosk((state) => state.roster)!
  const events = useKiosk((state) => state.events)
  const [asked, setAsked] = useState<PunchAction | null>(null)
  const [isFailed, setIsFailed] = useState(false)
  useIdle(onLeave)
  const state = stateOf(person, events, roster, now)

  const punch = async (kind: PunchAction, note: string | null) => {
    try {
      const at = await register(person, { kind, note, method, corrects: null })
      onDone({ person, kind, at, planned: state.shift, minutes: state })
    } catch {
      setIsFailed(true)
    }
  }
  const undo = async ({ counter, kind }: NonNullable<typeof state.undo>) => {
    try {
      const at = await register(person, { kind: 'void', note: null, method, corrects: counter })
      onDone({ person, kind: 'void', undone: kind, at, planned: null, minutes: state })
    } catch {
      setIsFailed(true)
    }
  }
  const choose = (kind: PunchAction) =>
    reasonsFor(kind, state.shift, now).length > 0 ? setAsked(kind) : void punch(kind, null)

  return (
    <section className={classes.person}>
      <h1 className={classes.name}>{text.personName(person)}</h1>
      <p className={classes.lead}>
        {t(`kiosk.doing.${state.doing}`, { time: text.time(state.since ?? now) })}
      </p>
      <p className={classes.plan}>
        {state.shift
          ? t('kiosk.shift', { start: text.time(state.shift.start), end: text.time(state.shift.end) })
          : t('kiosk.no_shift')}
      </p>
      <p className={classes.problem} role="alert">
        {isFailed && t('kiosk.problem.storage')}
      </p>
      {asked ? (
        <div className={classes.actions} role="group" aria-label={t('kiosk.reason.title')}>
          <h2 className={classes.hint}>{t('kiosk.reason.title')}</h2>
          {reasonsFor(asked, state.shift, now).map((reason) => (
            <button
              key={reason}
              type="button"
              className={classes.chip}
              onClick={() => void punch(asked, t(`kiosk.reason.${reason}`))}
            >
              {t(`kiosk.reason.${reason}`)}
            </button>
          ))}
          <button type="button" className={classes.chip} onClick={() => void punch(asked, null)}>
            {t('kiosk.reason.none')}
          </button>
        </div>
      ) : (
        <div className={classes.actions}>
          {state.next.map((kind) => (
            <button
              key={kind}
              type="button"
              className={classes.action}
              data-kind={kind}
              onClick={() => choose(kind)}
            >
              {t(`kiosk.action.${kind}`)}
            </button>
          ))}
        </div>
      )}
      <div className={classes.foot}>
        {state.undo && !asked && (
          <button type="button" className={classes.quiet} onClick={() => void undo(state.undo!)}>
            {t('kiosk.undo', {
              action: t(`kiosk.action.${state.undo.kind}`),
              time: text.time(state.undo.at),
            })}
          </button>
        )}
        <button type="button" className={classes.quiet} onClick={asked ? () => setAsked(null) : onLeave}>
          {t(asked ? 'kiosk.back' : 'kiosk.leave')}
        </button>
      </div>
    </section>
  )
}
