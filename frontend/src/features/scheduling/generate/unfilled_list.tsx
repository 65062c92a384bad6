import { Alert, Stack, Text } from '@mantine/core'
import type { ProposalUnfilled } from '@shiftloom/backend/contracts/auto_schedule'
import { useState } from 'react'
import { Button } from '@mantine/core'
import { useScheduler } from '../context/scheduler_context.ts'
import { UnfilledCard } from './unfilled_card.tsx'

const pageSize = 25

type Props = {
  unfilled: readonly ProposalUnfilled[]
  /** Changes of the plan that are not in the schedule yet. */ waiting: boolean
}

/** The shifts no one could take: what would fill each, and for every person the first rule that stands in the way. */
export function UnfilledList({ unfilled, waiting }: Props) {
  const { t } = useScheduler().labels
  const [shown, setShown] = useState(pageSize)
  if (unfilled.length === 0) return <Text c="dimmed">{t('generate.panel.all_filled')}</Text>
  return (
    <Stack gap="sm">
      {waiting && (
        <Alert color="gray" p="xs">
          {t('generate.fixes.tried')}
        </Alert>
      )}
      {unfilled.slice(0, shown).map((one) => (
        <UnfilledCard key={one.entryId} unfilled={one} />
      ))}
      {unfilled.length > shown && (
        <Button variant="subtle" size="compact-sm" onClick={() => setShown(shown + pageSize)}>
          {t('generate.panel.show_more', { count: unfilled.length - shown })}
        </Button>
      )}
    </Stack>
  )
}
