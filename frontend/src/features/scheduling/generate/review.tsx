import { Button, Group, Stack, Tabs, Text } from '@mantine/core'
import type {
  AcceptanceScope,
  AutoScheduleRun,
  ScheduleCommandResult,
} from '@shiftloom/backend/contracts/schedule'
import { useMutation } from '@tanstack/react-query'
import { useConfirm } from '#/ui/confirm.tsx'
import { toast } from '#/ui/toast.ts'
import { ruleName } from '../rules/rule_sentence.ts'
import { useScheduler } from '../state/scheduler_context.ts'
import { doUnlessRefused } from '../warnings/answer_refusal.ts'
import { ChangeList } from './change_list.tsx'
import { FiguresTable } from './figures_table.tsx'
import { UnfilledList } from './unfilled_list.tsx'
import type { OpenRun } from './use_open_run.ts'

/** The proposal beside the grid that shows it: take all of it, parts of it, or none. */
export function Review({ open, run }: { open: OpenRun; run: AutoScheduleRun }) {
  const scheduler = useScheduler()
  const { labels, runner } = scheduler
  const { t, format } = labels
  const confirm = useConfirm()
  const pending = run.changes.filter((change) => !change.acceptedAt)
  const people = new Set(
    pending.flatMap(({ fromEmployeeId, toEmployeeId }) => [fromEmployeeId, toEmployeeId]).filter(Boolean)
  )

  const accepting = useMutation({
    mutationFn: (scope: AcceptanceScope) =>
      doUnlessRefused(scheduler, (override) => open.accept(scope, override)),
    onSuccess: (answer) => {
      if (!answer) return
      runner.absorb(answer)
      const { conflicts } = answer
      if (conflicts.length === 0)
        return void toast({
          type: 'success',
          text: t('scheduling.generate.accepted', { count: answer.entries.length }),
        })
      const why = conflicts.map(({ byName, ruleId }) => (ruleId ? ruleName(labels, ruleId) : byName))
      toast({
        type: 'warning',
        timeoutMs: 8_000,
        text: t(conflictText(conflicts), {
          count: conflicts.length,
          names: format.list([...new Set(why)].filter(Boolean)),
        }),
      })
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

/** The rules, or somebody else who was faster. */
const conflictText = (conflicts: ScheduleCommandResult['conflicts']): string =>
  conflicts.every(({ ruleId }) => ruleId)
    ? 'scheduling.generate.accept_refused'
    : 'scheduling.generate.accept_conflicts'
