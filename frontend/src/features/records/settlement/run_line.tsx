import { Button, Group, Progress, Text } from '@mantine/core'
import type { SettlementRun } from '@shiftloom/backend/contracts/settlement'
import { useTranslation } from 'react-i18next'
import { useCan } from '#/lib/account/profile.ts'
import { useRun } from './queries.ts'

/** `month`: `YYYY-MM`. */
type Props = { run: SettlementRun; month: string }

/** How far a month is settled, and that it was stopped; nothing once it is done. */
export function RunLine({ run: { state, people, settled }, month }: Props) {
  const { t } = useTranslation()
  const { start, cancel } = useRun(month)
  const mayDecide = useCan('records.accept')
  if (state === 'done') return null
  const text = t(`records.settlement.run_${state}`, { settled, people })
  return (
    <Group gap="sm" mb="sm" wrap="nowrap">
      {state === 'running' && (
        <Progress.Root size="md" w={160}>
          <Progress.Section
            value={people > 0 ? (100 * settled) / people : 0}
            aria-label={text}
            aria-valuetext={text}
          />
        </Progress.Root>
      )}
      <Text fz="sm" role="status">
        {text}
      </Text>
      {mayDecide && (
        <Button
          size="compact-sm"
          variant="default"
          loading={start.isPending || cancel.isPending}
          onClick={() => (state === 'running' ? cancel : start).mutate()}
        >
          {t(state === 'running' ? 'records.settlement.run_stop' : 'records.settlement.run_go_on')}
        </Button>
      )}
    </Group>
  )
}
