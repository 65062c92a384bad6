import type { TextInputProps } from '@mantine/core'
import type { ClockTime, Day } from '@shiftloom/backend/contracts/schedule'
import { TextField } from '../fields.tsx'

type Props<Value> = Omit<TextInputProps, 'value' | 'onChange' | 'type'> & {
  value?: Value | null
  onChange?: (value: Value | null) => void
}

/** A calendar day; an emptied field is null. The browser writes it its own way. */
export const DayField = ({ value, onChange, ...props }: Props<Day>) => (
  <TextField
    {...props}
    type="date"
    value={value ?? ''}
    onChange={(event) => onChange?.(event.currentTarget.value || null)}
  />
)

/** A wall-clock time `HH:mm`. */
export const ClockField = ({ value, onChange, ...props }: Props<ClockTime>) => (
  <TextField
    {...props}
    type="time"
    value={value ?? ''}
    onChange={(event) => onChange?.(event.currentTarget.value.slice(0, 5) || null)}
  />
)
