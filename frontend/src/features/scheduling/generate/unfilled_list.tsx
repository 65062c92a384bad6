import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import type { ProposalUnfilled } from '@shiftloom/backend/contracts/schedule'
import { useState } from 'react'
import { useScheduler } from '../state/scheduler_context.ts'
import classes from './generate.module.css'
import { blockerSentence } from './sentences.ts'
import { useShow } from './use_show.ts'

/** The shifts nobody could take, and for every person the first rule that stands in the way. */
export function UnfilledList({ unfilled }: { unfilled: readonly ProposalUnfilled[] }) {
  const { t } = useScheduler().labels
  if (unfilled.length === 0) return <Text c="dimmed">{t('scheduling.generate.all_filled')}</Text>
  return (
    <Stack gap="sm">
      {unfilled.map((one) => (
        <UnfilledCard key={one.entryId} {...one} />
      ))}
    </Stack>
  )
}

function UnfilledCard({ entryId, day, blockers }: ProposalUnfilled) {
  const { labels, model, actions } = useScheduler()
  const { t, format } = labels
  const show = useShow()
  const [all, setAll] = useState(false)
  const entry = model.entryById.get(entryId)
  const names = { labels, personById: model.personById }
  return (
    <div className={classes.change}>
      <Anchor
        component="button"
        type="button"
        fw={600}
        c="gray.9"
        className="tabular"
        ta="left"
        onClick={() => show({ entryId, day })}
      >
        {entry
          ? t('scheduling.generate.change_shift', {
              day: format.day(day, 'weekday'),
              times: labels.times(entry),
              position: labels.position(entry.positionId),
            })
          : format.day(day, 'weekday')}
      </Anchor>
      <Stack gap={3} mt={4}>
        {(all ? blockers : blockers.slice(0, 4)).map(({ employeeId, code, details }) => (
          <Group key={employeeId} gap={6} wrap="nowrap" align="baseline">
            <Text fz="xs" fw={550} style={{ flex: 'none' }}>
              {labels.person(model.personById.get(employeeId))}
            </Text>
            <Text fz="xs" c="dimmed">
              {blockerSentence(code, details, names)}
            </Text>
          </Group>
        ))}
      </Stack>
      <Group gap={4} mt={4}>
        {!all && blockers.length > 4 && (
          <Button size="compact-xs" variant="subtle" onClick={() => setAll(true)}>
            {t('scheduling.generate.everybody', { count: blockers.length })}
          </Button>
        )}
        {entry && (
          <Button size="compact-xs" variant="subtle" onClick={() => actions.openEntry(entry.id)}>
            {t('scheduling.generate.change_it')}
          </Button>
        )}
      </Group>
    </div>
  )
}
