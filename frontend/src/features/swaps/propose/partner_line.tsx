import { Checkbox, Group, Text } from '@mantine/core'
import type { SwapPartner } from '@shiftloom/backend/contracts/swaps'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { SelectField } from '#/ui/select_field.tsx'
import { useSwapWords } from '../use_swap_words.ts'

/** `nothing`: the colleague gives no shift. */
export const nothing = 'nothing'

type Props = {
  partner: SwapPartner
  /** What is asked for in return; left out: the colleague is not asked. */
  chosen: string | undefined
  onChange: (back: string | undefined) => void
}

/** What can be asked of a colleague: each way says whether the rules allow it. */
export const waysOf = ({ obstacle, returns }: SwapPartner): string[] => [
  ...(obstacle ? [] : [nothing]),
  ...returns.flatMap((back) => (back.obstacle ? [] : [back.entryId])),
]

/** A colleague who may be asked, with the shift to come back, or why not. */
export function PartnerLine({ partner, chosen, onChange }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const words = useSwapWords()
  const ways = waysOf(partner)
  const name = format.personName(partner)
  const because = partner.obstacle ? t(`swaps.obstacle.${partner.obstacle}`) : t('swaps.obstacle.rules')
  return (
    <Group justify="space-between" wrap="nowrap" mih={40}>
      <Checkbox
        label={name}
        disabled={ways.length === 0}
        checked={chosen !== undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? ways[0] : undefined)}
      />
      {ways.length === 0 ? (
        <Text fz="sm" c="dimmed" ta="right">
          {because}
        </Text>
      ) : (
        chosen !== undefined && (
          <SelectField
            aria-label={t('swaps.in_return_of', { name })}
            size="sm"
            w={300}
            data={[
              {
                value: nothing,
                label: partner.obstacle ? because : t('swaps.nothing_back'),
                disabled: partner.obstacle !== null,
              },
              ...partner.returns.map((back) => ({
                value: back.entryId,
                label: [words.when(back), back.obstacle && t(`swaps.obstacle.${back.obstacle}`)]
                  .filter((part) => part)
                  .join(' – '),
                disabled: back.obstacle !== null,
              })),
            ]}
            value={chosen}
            onChange={(value) => onChange(value ?? undefined)}
          />
        )
      )}
    </Group>
  )
}
