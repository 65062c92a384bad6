import { useTranslation } from 'react-i18next'
import { stateOf } from '../device/person_state.ts'
import { useKiosk } from '../state/kiosk_state.ts'
import classes from './kiosk.module.css'
import { useClockText } from './use_clock_text.ts'

/** Who is at work; how many, where names are not to be shown. */
export function HereNow({ now }: { now: number }) {
  const { t } = useTranslation()
  const text = useClockText()
  const roster = useKiosk((state) => state.roster)
  const events = useKiosk((state) => state.events)
  if (!roster) return null
  const here = roster.people
    .map((person) => ({ person, state: stateOf(person, events, roster, now) }))
    .filter(({ state }) => state.doing !== 'away')
  return (
    <div className={classes.people}>
      <h2 className={classes.here}>{t('kiosk.here', { count: here.length })}</h2>
      {roster.showsNames && (
        <div
          className={classes.scroll}
          tabIndex={0}
          role="region"
          aria-label={t('kiosk.here', { count: here.length })}
        >
          <ul className={classes.names}>
            {here.map(({ person, state }) => (
              <li key={person.id}>
                {text.personName(person)}
                <span className={classes.since}>
                  {t(`kiosk.since.${state.doing}`, { time: text.time(state.since ?? now) })}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
