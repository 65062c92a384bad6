import { TextInput, type TextInputProps } from '@mantine/core'
import type { ClockTime } from '@shiftloom/backend/contracts/schedule'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { clockOf, typedClock, typedMoment } from '#/lib/time/typed_clock.ts'
import { useUnread } from './use_unread.ts'

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'type'> & {
  value?: ClockTime | null
  /** null: the field was emptied. */
  onChange?: (value: ClockTime | null) => void
}

/** What an arrow key moves the time by, in minutes. */
const step = 15

/**
 * A time of day as the organisation writes it, typed the short way too: `8`, `830`, `8:30 pm`. Arrow up and down move
 * it by a quarter of an hour. What cannot be read stays as it is, with a sentence that says so.
 */
export function ClockField({ value, onChange, error, onKeyDown, onBlur, size = 'md', ...props }: Props) {
  const { t } = useTranslation()
  const { clock } = useFormat()
  /** null: as the value is written. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isShown, setIsShown] = useState(false)
  const [known, setKnown] = useState(value)
  const isUnread = Boolean(typed?.trim()) && typedMoment(typed!) === null
  // Another time than the one typed here: the form was filled again.
  if (value !== known) {
    setKnown(value)
    if (isUnread || typedClock(typed ?? '') !== (value || null)) setTyped(null)
  }
  const ref = useUnread(isUnread, () => setIsShown(true))

  const take = (text: string) => {
    setTyped(text)
    setIsShown(false)
    const time = typedClock(text)
    if (time || !text.trim()) onChange?.(time)
  }
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    const text = typed ?? value ?? ''
    const moment = typedMoment(text)
    if ((event.key === 'ArrowUp' || event.key === 'ArrowDown') && moment) {
      event.preventDefault()
      setTyped(null)
      onChange?.(quarterFrom(typedClock(text)!, event.key === 'ArrowUp'))
    }
    // A card that listens for Enter must not take the time before, while something else stands in the field.
    if (event.key === 'Enter' && isUnread) {
      event.preventDefault()
      setIsShown(true)
    }
    onKeyDown?.(event)
  }
  return (
    <TextInput
      {...props}
      ref={ref}
      size={size}
      data-unread={isUnread || undefined}
      autoComplete="off"
      placeholder={props.placeholder ?? '–:––'}
      value={typed ?? (value ? clock(value) : '')}
      error={isUnread && isShown ? t('core.clock_field.no_time', { example: clock('16:30') }) : error}
      onChange={({ currentTarget }) => take(currentTarget.value)}
      onKeyDown={keys}
      onBlur={(event) => {
        setIsShown(true)
        if (!isUnread) setTyped(null)
        onBlur?.(event)
      }}
    />
  )
}

/** The next quarter of an hour on the way up or down: 8:10 becomes 8:15, or 8:00. */
function quarterFrom(time: ClockTime, up: boolean): ClockTime {
  const [hour, minute] = time.split(':').map(Number) as [number, number]
  const minutes = hour * 60 + minute
  return clockOf(up ? (Math.floor(minutes / step) + 1) * step : (Math.ceil(minutes / step) - 1) * step)
}
