import { Group, SegmentedControl, Switch } from '@mantine/core'
import { combinations, type Combination, type RulePosition } from '@shiftloom/backend/contracts/demand_rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { toast } from '#/ui/toast.ts'
import { changePosition, refreshRules } from './queries.ts'

type Props = { locationId: string; position: RulePosition; mayEdit: boolean }

/** How the rules of a position go together; stored at once. */
export function PositionSettings({ locationId, position, mayEdit }: Props) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const { positionId, version, combination, smoothed } = position
  const change = useMutation({
    mutationFn: (part: Partial<Pick<RulePosition, 'combination' | 'smoothed'>>) =>
      changePosition(locationId, positionId, { version, combination, smoothed, ...part }),
    onError: (error) => {
      if (isApiFailure(error, 400, 403, 409)) toast({ text: error.message, type: 'error' })
    },
    onSettled: () => refreshRules(cache),
  })
  const shown = { combination, smoothed, ...(change.isPending && change.variables) }
  return (
    <Group gap="lg">
      <SegmentedControl
        size="xs"
        aria-label={t('staffing_rules.position.combination')}
        disabled={!mayEdit || change.isPending}
        data={combinations.map((one) => ({ value: one, label: t(`staffing_rules.position.${one}`) }))}
        value={shown.combination}
        onChange={(next) => change.mutate({ combination: next as Combination })}
      />
      <Switch
        size="sm"
        label={t('staffing_rules.position.smoothed')}
        disabled={!mayEdit || change.isPending}
        checked={shown.smoothed}
        onChange={(event) => change.mutate({ smoothed: event.currentTarget.checked })}
      />
    </Group>
  )
}
