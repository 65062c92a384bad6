import { List, Stack, Text } from '@mantine/core'
import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { useQueryClient } from '@tanstack/react-query'
import { useConfirm } from '#/ui/confirm.tsx'
import { toast } from '#/ui/toast.ts'
import { http } from '#/lib/http.ts'
import { answerFailure } from '../actions/submit.ts'
import { activeFilters, fadedBy } from '../model/filters.ts'
import {
  bulkOperations,
  bulkTargets,
  startingIn,
  unpublished,
  unpublishedCount,
  type BulkKind,
} from '../model/publication.ts'
import type { CommandRunner } from '../state/command_runner.ts'
import { keys } from '../state/queries.ts'
import type { ScheduleModel } from '../state/use_schedule_model.ts'
import { ruleContextKey } from '../rules/rule_context_query.ts'
import { doUnlessRefused, type RefusalTools } from '../warnings/answer_refusal.ts'

type Tools = RefusalTools & { runner: CommandRunner }

/** The shifts the filters leave: bulk actions touch these and no others. */
export function shownEntries({ state, range, visible }: ScheduleModel): readonly ScheduleEntry[] {
  const own = startingIn(range.entries, state.range)
  if (activeFilters(state.filters) === 0) return own
  const people = new Set(visible.map(({ id }) => id))
  const faded = fadedBy(state.filters)
  return own.filter((entry) => !faded(entry) && (entry.employeeId === null || people.has(entry.employeeId)))
}

/** Publishing and the bulk changes, each after a question that names counts and consequence. */
export function usePublishing(tools: Tools) {
  const { model, labels, runner } = tools
  const confirm = useConfirm()
  const cache = useQueryClient()
  const { t, format } = labels
  const { range, locationIds, filters } = model.state
  const scope = { from: range.from, until: range.until, locationIds }
  const period = format.dayRange(range.from, range.until)
  const filtered = activeFilters(filters) > 0
  const reread = () => cache.invalidateQueries({ queryKey: keys.all })

  const publish = async (entryIds?: string[]) => {
    const chosen = entryIds
      ? range && model.range.entries.filter(({ id }) => entryIds.includes(id))
      : shownEntries(model)
    const news = unpublished(chosen)
    const count = unpublishedCount(news)
    if (count === 0) return void toast({ text: t('scheduling.publish.nothing') })
    const agreed = await confirm({
      title: t('scheduling.publish.title', { count }),
      text: (
        <Stack gap="xs">
          <Text>
            {entryIds
              ? t('scheduling.publish.selection_text', { people: news.people.size })
              : t('scheduling.publish.text', { period, people: news.people.size })}
          </Text>
          <List size="sm">
            {news.added.length > 0 && (
              <List.Item>{t('scheduling.publish.added', { count: news.added.length })}</List.Item>
            )}
            {news.changed.length > 0 && (
              <List.Item>{t('scheduling.publish.changed', { count: news.changed.length })}</List.Item>
            )}
            {news.removed.length > 0 && (
              <List.Item>{t('scheduling.publish.removed', { count: news.removed.length })}</List.Item>
            )}
          </List>
          {filtered && !entryIds && <Text fz="sm">{t('scheduling.publish.filtered')}</Text>}
        </Stack>
      ),
      confirmLabel: t('scheduling.publish.confirm'),
    })
    if (!agreed) return
    const ids =
      entryIds ??
      (filtered ? [...news.added, ...news.changed, ...news.removed].map(({ id }) => id) : undefined)
    const body = { ...scope, ...(ids && { entryIds: ids }) }
    const published = await doUnlessRefused(
      tools,
      (override) =>
        http.post('/scheduling/publications', { ...body, ...(override && { override }) }, { inline: [400] }),
      {
        title: (found) => t('scheduling.refusal.title_publish', { count: found }),
        confirmLabel: t('scheduling.refusal.publish_override'),
        isList: true,
      }
    )
    if (!published) return
    await Promise.all([reread(), cache.invalidateQueries({ queryKey: ruleContextKey })])
    toast({ type: 'success', text: t('scheduling.publish.done', { count, people: news.people.size }) })
  }

  const withdraw = async () => {
    const seen = startingIn(model.range.entries, range).filter(({ published }) => published)
    const agreed = await confirm({
      title: t('scheduling.publish.withdraw_title', { period }),
      text: t('scheduling.publish.withdraw_text', { count: seen.length }),
      confirmLabel: t('scheduling.publish.withdraw_confirm'),
      destructive: true,
    })
    if (!agreed) return
    await http.post('/scheduling/publications/withdrawals', scope)
    await reread()
    toast({ type: 'success', text: t('scheduling.publish.withdrawn') })
  }

  const undoLast = async () => {
    const agreed = await confirm({
      title: t('scheduling.publish.undo_title'),
      text: t('scheduling.publish.undo_text'),
      confirmLabel: t('scheduling.publish.undo_confirm'),
      destructive: true,
    })
    if (!agreed) return
    await http.del('/scheduling/publications/last')
    await reread()
    toast({ type: 'success', text: t('scheduling.publish.undone') })
  }

  const bulk = async (kind: BulkKind) => {
    const targets = bulkTargets(kind, shownEntries(model))
    if (targets.length === 0) return void toast({ text: t(`scheduling.bulk.${kind}_nothing`) })
    const locked = targets.filter((entry) => entry.locked).length
    const seen = targets.filter((entry) => entry.published).length
    const agreed = await confirm({
      title: t(`scheduling.bulk.${kind}_title`, { count: targets.length }),
      text: (
        <Stack gap="xs">
          <Text>{t(`scheduling.bulk.${kind}_text`, { count: targets.length, period })}</Text>
          {seen > 0 && <Text fz="sm">{t('scheduling.bulk.seen', { count: seen })}</Text>}
          {locked > 0 && <Text fz="sm">{t('scheduling.bulk.locked', { count: locked })}</Text>}
          {filtered && <Text fz="sm">{t('scheduling.publish.filtered')}</Text>}
        </Stack>
      ),
      confirmLabel: t(`scheduling.bulk.${kind}_confirm`),
      destructive: true,
    })
    if (!agreed) return
    if (filtered) {
      const outcome = await runner.run(
        kind,
        bulkOperations(
          kind,
          targets.filter((entry) => !entry.locked)
        )
      )
      if (!outcome.ok) return void answerFailure(tools, outcome)
    } else runner.absorb(await http.post('/scheduling/bulk-changes', { kind, ...scope }))
    toast({
      type: 'success',
      text: t(`scheduling.bulk.${kind}_done`, { count: targets.length - (filtered ? locked : 0) }),
    })
  }

  /** Failures were told by the client of the API already; nothing is left to do here. */
  const quietly =
    <Args extends unknown[]>(work: (...args: Args) => Promise<void>) =>
    (...args: Args) =>
      void work(...args).catch(() => undefined)
  return {
    publish: quietly(publish),
    withdraw: quietly(withdraw),
    undoLast: quietly(undoLast),
    bulk: quietly(bulk),
  }
}
export type Publishing = ReturnType<typeof usePublishing>
