import type { TextInputProps } from '@mantine/core'
import type { ClockTime } from '@shiftloom/backend/contracts/schedule'
import { TextField } from '../fields.tsx'

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'type'> & {
  value?: ClockTime | null
  onChange?: (value: ClockTime | null) => void
}

/** A wall-clock time `HH:mm`; an emptied field is null. The browser writes it its own way. */
export const ClockField = ({ value, onChange, ...props }: Props) => (
  <TextField
    {...props}
    type="time"
    value={value ?? ''}
    onChange={(event) => onChange?.(event.currentTarget.value.slice(0, 5) || null)}
  />
)
