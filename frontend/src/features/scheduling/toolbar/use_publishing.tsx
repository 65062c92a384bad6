import { List, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'
import { useConfirm } from '#/ui/confirm.tsx'
import { toast } from '#/ui/toast.ts'
import { focusGrid } from '../frame/focus_grid.ts'
import { activeFilters } from '../model/filters.ts'
import {
  bulkTargets,
  unpublished,
  unpublishedCount,
  unpublishedEntries,
  withdrawn,
  type BulkKind,
} from '../model/publication.ts'
import { ruleContextKey } from '../queries/rule_context.ts'
import { ruleName } from '../words/rule_sentence.ts'
import type { CommandRunner } from '../state/command_runner.ts'
import { keys } from '../queries/schedule.ts'
import { doUnlessRefused, type RefusalTools } from '../refusals/answer_refusal.ts'
import { openByRule } from '../warnings/open_by_rule.ts'
import { NewsList } from './news_list.tsx'
import { shownEntries } from '../state/shown_scope.ts'

type Tools = RefusalTools & { runner: CommandRunner }

/** Publishing and the bulk changes, each after a question that names counts and consequence. */
export function usePublishing(tools: Tools) {
  const { model, labels, runner, ui } = tools
  const confirm = useConfirm()
  const cache = useQueryClient()
  const { t, format } = labels
  const { range, locationIds, filters } = model.state
  const scope = { from: range.from, until: range.until, locationIds }
  const period = format.dayRange(range.from, range.until)
  const filtered = activeFilters(filters) > 0
  const reread = () => cache.invalidateQueries({ queryKey: keys.all })
  /** The server changes what it has: edits on their way come first. Where they have to wait, says so. */
  const isStored = async () => {
    await runner.atRest()
    if (!runner.waits()) return true
    toast({ type: 'warning', text: t('scheduling.publish.waits') })
    return false
  }

  const publish = async (entryIds?: string[]) => {
    const chosen = entryIds
      ? model.range.entries.filter(({ id }) => entryIds.includes(id))
      : shownEntries(model)
    const news = unpublished(chosen)
    const count = unpublishedCount(news)
    if (count === 0) return void toast({ text: t('scheduling.publish.nothing') })
    const part = entryIds || filtered ? new Set(chosen.map(({ id }) => id)) : null
    const warnings = openByRule(model.warnings.all, part)
    const agreed = await confirm({
      title: t('scheduling.publish.title', { count }),
      text: (
        <Stack gap="xs">
          <Text>
            {entryIds
              ? t('scheduling.publish.selection_text', { people: news.people.size })
              : t('scheduling.publish.text', { period, people: news.people.size })}
          </Text>
          <NewsList news={news} />
          {warnings.length > 0 && (
            <div>
              <Text fz="sm" fw={600}>
                {t('scheduling.publish.warnings', {
                  count: warnings.reduce((sum, one) => sum + one.count, 0),
                })}
              </Text>
              <List size="sm">
                {warnings.map((one) => (
                  <List.Item key={one.ruleId}>
                    {t('scheduling.publish.warning_rule', {
                      rule: format.sentence(ruleName(labels, one.ruleId)),
                      count: one.count,
                    })}
                  </List.Item>
                ))}
              </List>
            </div>
          )}
          {filtered && !entryIds && <Text fz="sm">{t('scheduling.publish.filtered')}</Text>}
        </Stack>
      ),
      confirmLabel: t('scheduling.publish.confirm'),
    })
    if (!agreed || !(await isStored())) return
    // Exactly what was counted: nothing that a filter hides, that waits, or that came while the question stood.
    const body = { ...scope, entryIds: unpublishedEntries(news).map(({ id }) => id) }
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
    const { entries, people } = published
    toast({ type: 'success', text: t('scheduling.publish.done', { count: entries, people }) })
    // The button that had the keyboard has nothing more to do.
    setTimeout(focusGrid, 100)
  }

  const withdraw = async () => {
    const seen = withdrawn(shownEntries(model))
    if (seen.entries.length === 0) return void toast({ text: t('scheduling.publish.withdraw_nothing') })
    const agreed = await confirm({
      title: t('scheduling.publish.withdraw_title', { period }),
      text: (
        <Stack gap="xs">
          <Text>{t('scheduling.publish.withdraw_text', { count: seen.entries.length })}</Text>
          <Text fz="sm">{t('scheduling.publish.withdraw_people', { count: seen.people.size })}</Text>
          {filtered && <Text fz="sm">{t('scheduling.publish.filtered')}</Text>}
        </Stack>
      ),
      confirmLabel: t('scheduling.publish.withdraw_confirm'),
      destructive: true,
    })
    if (!agreed || !(await isStored())) return
    // Exactly what was counted, as with publishing; what a colleague has unpublished since is not in the answer.
    const entryIds = seen.entries.map(({ id }) => id)
    const answer = await http.post('/scheduling/publications/withdrawals', { ...scope, entryIds })
    await reread()
    toast({ type: 'success', text: t('scheduling.publish.withdrawn', { count: answer.entries }) })
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
    if (!agreed || !(await isStored())) return
    // Exactly the shifts that were counted: none that a filter hides, and none that came while the question stood.
    const entryIds = targets.map(({ id }) => id)
    const answer = await http.post('/scheduling/bulk-changes', { kind, ...scope, entryIds })
    runner.absorb(answer)
    toast({
      type: 'success',
      text: t(`scheduling.bulk.${kind}_done`, { count: answer.entries.length + answer.removedIds.length }),
    })
  }

  /** The API client has reported failures already; nothing is left to do here. */
  const quietly =
    <Args extends unknown[]>(work: (...args: Args) => Promise<void>) =>
    (...args: Args) =>
      void work(...args).catch(() => undefined)
  return {
    publish: quietly(publish),
    withdraw: quietly(withdraw),
    undoPublication: () => ui.setState({ undoesPublication: true }),
    bulk: quietly(bulk),
  }
}
export type Publishing = ReturnType<typeof usePublishing>
