import { Group } from '@mantine/core'
import type { SwapPart } from '@shiftloom/backend/contracts/swaps'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ClockField } from '#/ui/form/clock_field.tsx'
import { SelectField } from '#/ui/select_field.tsx'

const gives = ['all', 'first', 'last'] as const
export type Give = (typeof gives)[number]
type Part = { give: Give; at: string }

/** `null` for the whole shift, and while there is no time. */
export const partOf = ({ give, at }: Part): SwapPart | null => (give === 'all' || !at ? null : { give, at })

type Props = Part & { error: ReactNode; onChange: (part: Part) => void }

/** The whole shift, or some of its hours. */
export function PartFields({ give, at, error, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <Group align="flex-start" grow preventGrowOverflow={false}>
      <SelectField
        label={t('swaps.give')}
        data={gives.map((value) => ({ value, label: t(`swaps.give_${value}`) }))}
        value={give}
        onChange={(next) => onChange({ give: gives.find((one) => one === next) ?? 'all', at })}
      />
      {give !== 'all' && (
        <ClockField
          label={t('swaps.at')}
          withAsterisk
          error={error}
          value={at || null}
          onChange={(next) => onChange({ give, at: next ?? '' })}
        />
      )}
    </Group>
  )
}
