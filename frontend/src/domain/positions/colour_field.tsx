import { Input, UnstyledButton } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { positionColors } from '@shiftloom/backend/contracts/organisation'
import { type KeyboardEvent, useId, useRef } from 'react'
import { slotColour } from '#/ui/palette.ts'
import classes from './colour_field.module.css'

type Props = {
  label: string
  /** What a colour is called, from 1 on. */
  slotLabel: (slot: number) => string
  /** None is chosen where the colour comes from elsewhere. */
  value: number | null
  onChange: (slot: number) => void
}

const slots = Array.from({ length: positionColors }, (_, slot) => slot)
const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** One of the fourteen colours; the arrow keys walk through them. */
export function ColourField({ label, slotLabel, value, onChange }: Props) {
  const id = useId()
  const group = useRef<HTMLDivElement>(null)

  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const next = ((value ?? 0) + step + positionColors) % positionColors
    onChange(next)
    group.current?.querySelectorAll<HTMLElement>('[role=radio]')[next]?.focus()
  }

  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id }}>
      <div ref={group} role="radiogroup" aria-labelledby={id} className={classes.slots} onKeyDown={walk}>
        {slots.map((slot) => (
          <UnstyledButton
            key={slot}
            role="radio"
            aria-checked={slot === value}
            aria-label={slotLabel(slot + 1)}
            tabIndex={slot === (value ?? 0) ? 0 : -1}
            className={classes.slot}
            style={{ background: slotColour(slot) }}
            onClick={() => onChange(slot)}
          >
            {slot === value && <IconCheck size={18} stroke={3} aria-hidden />}
          </UnstyledButton>
        ))}
      </div>
    </Input.Wrapper>
  )
}
