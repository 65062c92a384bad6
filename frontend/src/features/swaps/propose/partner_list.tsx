import { Button, Group, ScrollArea, Stack, Text } from '@mantine/core'
import { mostAsked, type SwapPartner } from '@shiftloom/backend/contracts/swaps'
import { useTranslation } from 'react-i18next'
import { PartnerLine, waysOf } from './partner_line.tsx'

/** What is asked for in return, by the colleague asked. */
export type Chosen = Record<string, string>

type Props = { partners: SwapPartner[]; chosen: Chosen; onChange: (chosen: Chosen) => void }

/** All colleagues of the location, those who can take the shift first. */
export function PartnerList({ partners, chosen, onChange }: Props) {
  const { t } = useTranslation()
  const possible = partners.filter((partner) => waysOf(partner).length > 0)
  if (partners.length === 0) return <Text c="dimmed">{t('swaps.no_colleagues')}</Text>
  const choose = (id: string, back: string | undefined) => {
    const { [id]: _before, ...others } = chosen
    onChange(back === undefined ? others : { ...others, [id]: back })
  }
  const everyone = () =>
    onChange(
      Object.fromEntries(
        possible.slice(0, mostAsked).map((partner) => [partner.employeeId, waysOf(partner)[0]!])
      )
    )
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Text fw={600}>{t('swaps.whom')}</Text>
        <Button variant="subtle" size="compact-sm" disabled={possible.length === 0} onClick={everyone}>
          {t('swaps.everyone')}
        </Button>
      </Group>
      <ScrollArea.Autosize mah={300} offsetScrollbars="present">
        <Stack gap={4}>
          {[...possible, ...partners.filter((partner) => !possible.includes(partner))].map((partner) => (
            <PartnerLine
              key={partner.employeeId}
              partner={partner}
              chosen={chosen[partner.employeeId]}
              onChange={(back) => choose(partner.employeeId, back)}
            />
          ))}
        </Stack>
      </ScrollArea.Autosize>
    </Stack>
  )
}
