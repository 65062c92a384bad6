import { IconBackspace, IconCheck } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Shown } from '../state/recognise.ts'
import classes from './kiosk.module.css'
import { useReaders } from './use_readers.ts'

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
const length = { least: 6, most: 12 } as const

type Props = { isBusy: boolean; problem: string | null; onRead: (shown: Shown) => void }

/** Keys of a PIN; cards and codes are read at any time. */
export function PinPad({ isBusy, problem, onRead }: Props) {
  const { t } = useTranslation()
  const [pin, setPin] = useState('')
  const [isShort, setIsShort] = useState(false)
  const read = (shown: Shown) => {
    setPin('')
    setIsShort(false)
    onRead(shown)
  }
  const press = (key: string) => {
    setIsShort(false)
    if (/^\d$/.test(key)) setPin((typed) => (typed + key).slice(0, length.most))
    else if (key === 'Backspace') setPin((typed) => typed.slice(0, -1))
    else if (key === 'Escape') setPin('')
    else if (key === 'Enter' && pin.length >= length.least) read({ method: 'pin', code: pin })
    else if (key === 'Enter' && pin.length > 0) setIsShort(true)
  }
  useReaders(read, press)
  const said = isShort ? t('kiosk.problem.short', { count: length.least }) : pin === '' ? problem : null
  return (
    <div>
      <h2 className={classes.hint}>{t('kiosk.pin.hint')}</h2>
      <output className={classes.typed} aria-label={t('kiosk.pin.typed', { count: pin.length })}>
        {'●'.repeat(pin.length)}
      </output>
      <p className={classes.problem} role="alert">
        {said}
      </p>
      <div className={classes.keys}>
        {digits.map((digit) => (
          <Key key={digit} label={digit} onPress={() => press(digit)} />
        ))}
        <Key label={t('kiosk.pin.erase')} onPress={() => press('Backspace')}>
          <IconBackspace size={32} aria-hidden />
        </Key>
        <Key label="0" onPress={() => press('0')} />
        <Key label={t('kiosk.pin.confirm')} isMain isOff={isBusy} onPress={() => press('Enter')}>
          <IconCheck size={36} aria-hidden />
        </Key>
      </div>
    </div>
  )
}

type KeyProps = {
  label: string
  isMain?: boolean
  isOff?: boolean
  onPress: () => void
  children?: ReactNode
}

const Key = ({ label, isMain, isOff, onPress, children }: KeyProps) => (
  <button
    type="button"
    className={classes.key}
    data-main={isMain || undefined}
    disabled={isOff}
    aria-label={children ? label : undefined}
    onClick={({ detail, currentTarget }) => {
      // Touched: Enter of a keyboard then confirms the PIN, and does not press this key again.
      if (detail > 0) currentTarget.blur()
      onPress()
    }}
  >
    {children ?? label}
  </button>
)
