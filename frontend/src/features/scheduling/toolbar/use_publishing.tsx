import { List, Stack, Text } from '@mantine/core'
import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
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
  const [isAtWork, setAtWork] = useState(false)
  const cache = useQueryClient()
  const { t, format } = labels
  const { range, locationIds, filters } = model.state
  const scope = { from: range.from, until: range.until, locationIds }
  const period = format.dayRange(range.from, range.until)
  const filtered = activeFilters(filters) > 0
  const reread = () => cache.invalidateQueries({ queryKey: keys.all })
  /**
   * Begins before shifts are counted for a question. After the answer: the shifts as the server has to have them, one's
   * own changes to them included, so that it leaves alone what a colleague changes meanwhile. The server changes what it
   * has: edits on their way come first. Where one of them has to wait, or is refused, says so and is `null`.
   */
  const counting = () => {
    const { refused } = runner
    return async (counted: readonly ScheduleEntry[]) => {
      setAtWork(true)
      await runner.atRest()
      const obstacle = runner.waits() ? 'waits' : runner.refused > refused ? 'refused' : null
      if (obstacle) {
        toast({ type: 'warning', text: t(`scheduling.publish.${obstacle}`) })
        return null
      }
      return {
        entryIds: counted.map(({ id }) => id),
        versions: counted.map((entry) => runner.ownVersion(entry)),
      }
    }
  }
  const sayChanged = ({ changedSince: count = 0 }: { changedSince?: number }) => {
    if (count > 0) toast({ type: 'warning', text: t('scheduling.publish.changed_since', { count }) })
  }

  const publish = async (entryIds?: string[]) => {
    const stored = counting()
    const chosen = entryIds
      ? model.range.entries.filter(({ id }) => entryIds.includes(id))
      : shownEntries(model)
    const news = unpublished(chosen)
    const count = unpublishedCount(news)
    if (count === 0) return void toast({ text: t('scheduling.publish.nothing') })
    const shownPart = entryIds || filtered ? new Set(chosen.map(({ id }) => id)) : null
    const warnings = openByRule(model.warnings.all, shownPart)
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
    // Exactly what was counted: nothing that a filter hides, that waits, or that came while the question stood.
    const part = agreed && (await stored(unpublishedEntries(news)))
    if (!part) return
    const body = { ...scope, ...part }
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
    sayChanged(published)
    // The button that had the keyboard has nothing more to do.
    setTimeout(focusGrid, 100)
  }

  const withdraw = async () => {
    const stored = counting()
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
    // Exactly what was counted, as with publishing; what a colleague has unpublished since is not in the answer.
    const part = agreed && (await stored(seen.entries))
    if (!part) return
    const answer = await http.post('/scheduling/publications/withdrawals', { ...scope, ...part })
    await reread()
    toast({ type: 'success', text: t('scheduling.publish.withdrawn', { count: answer.entries }) })
    sayChanged(answer)
  }

  const bulk = async (kind: BulkKind) => {
    const stored = counting()
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
    // Exactly the shifts that were counted: none that a filter hides, and none that came while the question stood.
    const part = agreed && (await stored(targets))
    if (!part) return
    const answer = await http.post('/scheduling/bulk-changes', { kind, ...scope, ...part })
    runner.absorb(answer)
    toast({
      type: 'success',
      text: t(`scheduling.bulk.${kind}_done`, { count: answer.entries.length + answer.removedIds.length }),
    })
    sayChanged(answer)
  }

  /** One thing at a time. The API client has reported failures already; what is shown may be why, so it is read again. */
  const quietly =
    <Args extends unknown[]>(work: (...args: Args) => Promise<void>) =>
    (...args: Args) => {
      if (isAtWork) return
      void work(...args)
        .catch(reread)
        .finally(() => setAtWork(false))
    }
  return {
    /** What was agreed to is on its way. */
    isAtWork,
    publish: quietly(publish),
    withdraw: quietly(withdraw),
    undoPublication: () => ui.setState({ undoesPublication: true }),
    bulk: quietly(bulk),
  }
}
export type Publishing = ReturnType<typeof usePublishing>
