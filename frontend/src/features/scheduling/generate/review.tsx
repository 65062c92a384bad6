import { Button, Group, Stack, Tabs, Text } from '@mantine/core'
import type { AcceptanceScope, AutoScheduleRun } from '@shiftloom/backend/contracts/schedule'
import { useMutation } from '@tanstack/react-query'
import { useConfirm } from '#/ui/confirm.tsx'
import { toast } from '#/ui/toast.ts'
import { useScheduler } from '../state/scheduler_context.ts'
import { ChangeList } from './change_list.tsx'
import { FiguresTable } from './figures_table.tsx'
import { UnfilledList } from './unfilled_list.tsx'
import type { OpenRun } from './use_open_run.ts'

/** The proposal beside the grid that shows it: take all of it, parts of it, or none. */
export function Review({ open, run }: { open: OpenRun; run: AutoScheduleRun }) {
  const { labels, runner } = useScheduler()
  const { t, format } = labels
  const confirm = useConfirm()
  const pending = run.changes.filter((change) => !change.acceptedAt)
  const people = new Set(
    pending.flatMap(({ fromEmployeeId, toEmployeeId }) => [fromEmployeeId, toEmployeeId]).filter(Boolean)
  )

  const accepting = useMutation({
    mutationFn: (scope: AcceptanceScope) => open.accept(scope),
    onSuccess: (answer) => {
      runner.absorb(answer)
      const { conflicts } = answer
      if (conflicts.length > 0) {
        const names = format.list([...new Set(conflicts.map(({ byName }) => byName))].filter(Boolean))
        toast({
          type: 'warning',
          timeoutMs: 8_000,
          text: t('scheduling.generate.accept_conflicts', { count: conflicts.length, names }),
        })
      } else
        toast({ type: 'success', text: t('scheduling.generate.accepted', { count: answer.entries.length }) })
    },
  })
  const rejecting = useMutation({ mutationFn: open.reject })
  const reject = async () => {
    const agreed = await confirm({
      title: t('scheduling.generate.reject_title'),
      text: t('scheduling.generate.reject_text', { count: pending.length }),
      confirmLabel: t('scheduling.generate.reject_confirm'),
      destructive: true,
    })
    if (agreed) rejecting.mutate()
  }

  return (
    <Stack gap="md">
      <Text>{t('scheduling.generate.proposed', { count: pending.length, people: people.size })}</Text>
      <FiguresTable run={run} />
      <Group justify="space-between">
        <Button
          variant="subtle"
          color="red"
          c="red.9"
          onClick={() => void reject()}
          loading={rejecting.isPending}
        >
          {t('scheduling.generate.reject')}
        </Button>
        <Button
          disabled={pending.length === 0}
          loading={accepting.isPending}
          onClick={() => accepting.mutate({ kind: 'all' })}
        >
          {t('scheduling.generate.accept_all', { count: pending.length })}
        </Button>
      </Group>
      <Tabs defaultValue="changes" keepMounted={false}>
        <Tabs.List grow>
          <Tabs.Tab value="changes">
            {t('scheduling.generate.tab_changes', { count: run.changes.length })}
          </Tabs.Tab>
          <Tabs.Tab value="unfilled">
            {t('scheduling.generate.tab_unfilled', { count: run.unfilled.length })}
          </Tabs.Tab>
          <Tabs.Tab value="people">{t('scheduling.generate.tab_people', { count: people.size })}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="changes" pt="sm">
          <ChangeList
            changes={run.changes}
            groupBy="day"
            accept={accepting.mutate}
            busy={accepting.isPending}
          />
        </Tabs.Panel>
        <Tabs.Panel value="unfilled" pt="sm">
          <UnfilledList unfilled={run.unfilled} />
        </Tabs.Panel>
        <Tabs.Panel value="people" pt="sm">
          <ChangeList
            changes={run.changes}
            groupBy="person"
            accept={accepting.mutate}
            busy={accepting.isPending}
          />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  )
}
