import { oldestKioskDays, type KioskPerson } from '@shiftloom/backend/contracts/kiosks'
import type { KioskMethod } from '@shiftloom/backend/contracts/time_tracking'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { setKiosk, useKiosk } from '../state/kiosk_state.ts'
import { recognise, type Recognised, type Shown } from '../state/recognise.ts'

/** What to do with a PIN, a card or a code: one at a time. */
export function useRecognition(onCome: (person: KioskPerson, method: KioskMethod) => void) {
  const { t } = useTranslation()
  const location = useKiosk(({ roster }) => roster?.location.name) ?? ''
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const running = useRef(false)

  const sentence = useCallback(
    (found: Exclude<Recognised, { person: KioskPerson }>, { method }: Shown): string => {
      if (found.problem === 'locked') return t('kiosk.problem.locked', { seconds: found.seconds })
      if (found.problem === 'stale') return t('kiosk.problem.stale', { count: oldestKioskDays })
      return found.problem === 'elsewhere'
        ? t('kiosk.problem.elsewhere', { location })
        : t(`kiosk.problem.${method}`)
    },
    [t, location]
  )
  const come = useCallback(
    async (shown: Shown) => {
      if (running.current) return
      running.current = true
      setIsBusy(true)
      setProblem(null)
      try {
        const found = await recognise(shown)
        if ('problem' in found) setProblem(sentence(found, shown))
        else if (found.person.elsewhere)
          setProblem(t('kiosk.problem.method', { method: found.person.elsewhere }))
        else onCome(found.person, shown.method)
      } catch {
        setKiosk({ problem: 'storage' })
        setProblem(t('kiosk.status.storage'))
      } finally {
        running.current = false
        setIsBusy(false)
      }
    },
    [onCome, sentence, t]
  )
  return { recognise: come, isBusy, problem }
}
