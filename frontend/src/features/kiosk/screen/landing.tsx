import type { KioskPerson } from '@shiftloom/backend/contracts/kiosks'
import type { KioskMethod } from '@shiftloom/backend/contracts/time_tracking'
import { useTranslation } from 'react-i18next'
import { useKiosk } from '../state/kiosk_state.ts'
import { CameraReader } from './camera_reader.tsx'
import { HereNow } from './here_now.tsx'
import classes from './kiosk.module.css'
import { LanguageButtons } from './language_buttons.tsx'
import { PinPad } from './pin_pad.tsx'
import { useClockText } from './use_clock_text.ts'
import { useNow } from './use_now.ts'
import { useRecognition } from './use_recognition.ts'

/** The clock, and the keys for the next person. No names, unless the company wants them. */
export function Landing({ onCome }: { onCome: (person: KioskPerson, method: KioskMethod) => void }) {
  const { t } = useTranslation()
  const now = useNow()
  const text = useClockText()
  const roster = useKiosk((state) => state.roster)
  const { recognise, isBusy, problem } = useRecognition(onCome)
  const seconds = String(Math.floor(now / 1_000) % 60).padStart(2, '0')
  return (
    <>
      <section className={classes.side}>
        <LanguageButtons />
        <div>
          <h1 className={classes.place}>{roster?.location.name ?? t('kiosk.loading')}</h1>
          <p className={classes.clock}>
            {text.time(now)}
            <span className={classes.seconds} aria-hidden>
              {seconds}
            </span>
          </p>
          <p className={classes.lead}>{text.day(now)}</p>
        </div>
        <HereNow now={now} />
        <CameraReader onRead={(shown) => void recognise(shown)} />
      </section>
      <section className={classes.pad}>
        <PinPad isBusy={isBusy} problem={problem} onRead={(shown) => void recognise(shown)} />
      </section>
    </>
  )
}
