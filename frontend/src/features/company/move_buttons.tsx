import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { MoveButtons as Buttons } from '#/ui/move_buttons.tsx'

type Props = Omit<ComponentProps<typeof Buttons>, 'labelOf'> & { name: string }

/** Moves a row of the settings that has an order of its own. */
export function MoveButtons({ name, ...rest }: Props) {
  const { t } = useTranslation()
  return (
    <Buttons
      labelOf={(step) => t(step < 0 ? 'company.positions.move_up' : 'company.positions.move_down', { name })}
      {...rest}
    />
  )
}
