import { SegmentedControl, Stack, Tabs } from '@mantine/core'
import type { AcceptedPart, VariantDetails } from '@shiftloom/backend/contracts/auto_schedule'
import { useState } from 'react'
import { useScheduler } from '../context/scheduler_context.ts'
import { ChangeList } from './change_list.tsx'
import { FairnessTable } from './fairness_table.tsx'
import { UnfilledList } from './unfilled_list.tsx'
import { WhyList } from './why_list.tsx'

type Props = { details: VariantDetails; accept: (part: AcceptedPart) => void; busy: boolean }

/** Everything a plan would do, what it leaves open, who carries what, and why it is not better. */
export function ReviewTabs({ details, accept, busy }: Props) {
  const { t } = useScheduler().labels
  const [groupBy, setGroupBy] = useState<'day' | 'person'>('day')
  const { changes, unfilled, carriers, constraints } = details
  return (
    <Tabs defaultValue="changes" keepMounted={false}>
      <Tabs.List>
        <Tabs.Tab value="changes" px={9} fz="sm">
          {t('generate.review.tab_changes', { count: changes.length })}
        </Tabs.Tab>
        <Tabs.Tab value="unfilled" px={9} fz="sm">
          {t('generate.review.tab_unfilled', { count: unfilled.length })}
        </Tabs.Tab>
        <Tabs.Tab value="fairness" px={9} fz="sm">
          {t('generate.review.tab_fairness')}
        </Tabs.Tab>
        <Tabs.Tab value="why" px={9} fz="sm">
          {t('generate.review.tab_why')}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="changes" pt="sm">
        <Stack gap="sm">
          <SegmentedControl
            size="xs"
            fullWidth
            aria-label={t('generate.review.by')}
            value={groupBy}
            onChange={(value) => setGroupBy(value as 'day' | 'person')}
            data={(['day', 'person'] as const).map((value) => ({
              value,
              label: t(`generate.review.by_${value}`),
            }))}
          />
          <ChangeList key={groupBy} changes={changes} groupBy={groupBy} accept={accept} busy={busy} />
        </Stack>
      </Tabs.Panel>
      <Tabs.Panel value="unfilled" pt="sm">
        <UnfilledList unfilled={unfilled} waiting={changes.some(({ acceptedAt }) => !acceptedAt)} />
      </Tabs.Panel>
      <Tabs.Panel value="fairness" pt="sm">
        <FairnessTable carriers={carriers} />
      </Tabs.Panel>
      <Tabs.Panel value="why" pt="sm">
        <WhyList constraints={constraints} />
      </Tabs.Panel>
    </Tabs>
  )
}
