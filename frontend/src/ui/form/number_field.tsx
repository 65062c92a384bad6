import { NumberInput, TextInput, UnstyledButton, type TextInputProps } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { decimalSign } from '#/lib/writing/decimal_sign.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { type NumberProblem, typedNumber, type NumberKind } from '#/lib/writing/typed_number.ts'
import { useUnread } from './use_unread.ts'

export type NumberFieldProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> & {
  /** '' or null: the field is empty. */
  value?: number | string | null
  /** '': the field was emptied. */
  onChange?: (value: number | '') => void
  min?: number
  max?: number
  step?: number
  /** `share`: `75%` and `3/4` are read as parts of a whole. `hours`: `7:30` is read as seven and a half. */
  kind?: NumberKind
  decimalScale?: number
  allowDecimal?: boolean
  suffix?: string
  /** Written at rest instead of number and suffix; what it adds to the number is among `units`. */
  write?: (value: number) => string
  /** May be typed beside the number. */
  units?: readonly string[]
  hideControls?: boolean
}

/** Without a scale of its own a field takes what a form can mean. */
const usualDecimals = 6

/**
 * A number as people type it. Text that cannot be read, or that lies outside the limits, stays as it is, with a sentence
 * that says why; the form around it is not sent before it is put right.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, min, max, step = 1, kind = 'plain', suffix = '', write, ...rest } = props
  const { units = [suffix], decimalScale, allowDecimal, hideControls, error, ...input } = rest
  const { onBlur, onKeyDown, size = 'md', disabled, readOnly } = input
  const { t } = useTranslation()
  const { locale } = useFormat()
  const decimals = allowDecimal === false ? 0 : (decimalScale ?? usualDecimals)
  /** null: as the value is written. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isShown, setIsShown] = useState(false)
  const given = value === '' || value === null || value === undefined ? '' : Number(value)
  const [known, setKnown] = useState(given)
  // Another value than the one typed here: the form was filled again.
  if (given !== known) {
    setKnown(given)
    setTyped(null)
  }

  const written = (number: number | ''): string =>
    number === '' ? '' : new Intl.NumberFormat(locale, { maximumFractionDigits: decimals }).format(number)
  const rules = { kind, decimals, decimalSign: decimalSign(locale), units, min, max }
  const read = typed === null || !typed.trim() ? null : typedNumber(typed, rules)
  const problem = read && 'problem' in read ? read.problem : null
  const ref = useUnread(problem !== null, () => setIsShown(true))

  const send = (next: number | '') => {
    setKnown(next)
    if (next !== given) onChange?.(next)
  }
  const take = (text: string) => {
    setTyped(text)
    setIsShown(false)
    const found = text.trim() ? typedNumber(text, rules) : { value: '' as const }
    if ('value' in found) send(found.value)
  }
  const stepBy = (direction: 1 | -1) => {
    if (disabled || readOnly || problem) return
    const next = given === '' ? Math.max(min ?? 0, 0) : Number((given + direction * step).toFixed(decimals))
    setTyped(null)
    send(Math.min(Math.max(next, min ?? -Infinity), max ?? Infinity))
  }
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault()
      stepBy(event.key === 'ArrowUp' ? 1 : -1)
    }
    onKeyDown?.(event)
  }
  const limits = { min: written(min ?? ''), max: written(max ?? ''), decimals }
  return (
    <TextInput
      {...input}
      ref={ref}
      size={size}
      inputMode={kind === 'plain' ? (decimals === 0 ? 'numeric' : 'decimal') : 'text'}
      autoComplete="off"
      data-unread={problem ? true : undefined}
      value={typed ?? (given === '' ? '' : (write?.(given) ?? `${written(given)}${suffix}`))}
      error={problem && isShown ? t(`core.number_field.${sentenceOf(problem, min, max)}`, limits) : error}
      onChange={({ currentTarget }) => take(currentTarget.value)}
      onKeyDown={keys}
      onBlur={(event) => {
        setIsShown(true)
        if (!problem) setTyped(null)
        onBlur?.(event)
      }}
      {...(!hideControls && {
        rightSection: <Steps onStep={stepBy} disabled={disabled || readOnly} />,
        rightSectionWidth: 28,
      })}
    />
  )
}

const { controls, control } = NumberInput.classes as Record<string, string>

/** For the mouse; the arrow keys do the same. */
function Steps({ onStep, disabled }: { onStep: (by: 1 | -1) => void; disabled?: boolean | undefined }) {
  return (
    <div className={controls} aria-hidden>
      {([1, -1] as const).map((by) => (
        <UnstyledButton
          key={by}
          className={control}
          tabIndex={-1}
          disabled={disabled}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onStep(by)}
        >
          {by === 1 ? <IconChevronUp size={14} /> : <IconChevronDown size={14} />}
        </UnstyledButton>
      ))}
    </div>
  )
}

/** A number below the least or above the most is answered with both, where there are both. */
const sentenceOf = (problem: NumberProblem, min?: number, max?: number): NumberProblem | 'between' =>
  min !== undefined && max !== undefined && (problem === 'least' || problem === 'most') ? 'between' : problem
