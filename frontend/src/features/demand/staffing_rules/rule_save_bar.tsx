import { Alert, Button, Group, Stack } from '@mantine/core'
import { IconHistory, IconTrash, IconUsers } from '@tabler/icons-react'
import type { DemandRule } from '@shiftloom/backend/contracts/demand_rules'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { useConfirm } from '#/ui/confirm.tsx'
import { DayField } from '#/ui/form/day_field.tsx'
import type { ServerForm } from '#/ui/form/use_server_form.ts'
import { stopsAtUnread } from '#/ui/form/use_unread.ts'
import { useUnsavedGuard } from '#/ui/form/use_unsaved_guard.ts'
import { HistoryDrawer } from './history_drawer.tsx'
import { deleteRule, discardDraft, refreshRules } from './queries.ts'
import type { RuleValues } from './rule_values.ts'
import { useFieldWords } from './use_field_words.ts'

/** With the first conflict: most rules never meet one. */
const VersionsTable = lazy(() => import('#/ui/form/versions_table.tsx'))

type Props = {
  server: ServerForm<RuleValues>
  rule: DemandRule
  today: Day
  mayEdit: boolean
  /** Said before each saving: null keeps a draft. */
  setValidFrom: (day: Day | null) => void
}

/** How a rule is kept: as a draft, or from a day on; its history, and its end. */
export function RuleSaveBar({ server, rule, today, mayEdit, setValidFrom }: Props) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const confirm = useConfirm()
  const [day, setDay] = useState<Day>(today)
  const [isHistory, setIsHistory] = useState(false)
  const { dirty, saving, submit, discard, form } = server
  useUnsavedGuard(dirty)
  const isFirst = rule.versions.length === 0
  const save = (from: Day | null) => {
    if (stopsAtUnread()) return
    setValidFrom(from)
    void submit()
  }
  const ask = async (words: 'delete' | 'discard', act: () => Promise<unknown>) => {
    const question = {
      title: t(`staffing_rules.save.${words}_title`, { name: form.values.name }),
      text: t(`staffing_rules.save.${words}_text`),
      confirmLabel: t(`staffing_rules.save.${words}`),
      destructive: true,
    }
    if (!(await confirm(question))) return
    // A refusal is said by the application; what is shown is read again either way.
    await act().catch(() => {})
    discard()
    await refreshRules(cache)
  }
  return (
    <Stack gap="sm">
      <Conflict server={server} />
      <Group justify="space-between" align="flex-end">
        <Group gap="sm" align="flex-end">
          {mayEdit && (
            <>
              <DayField
                size="sm"
                w={170}
                label={t('staffing_rules.save.from')}
                value={day}
                {...(!isFirst && { min: today })}
                onChange={(next) => next && setDay(next)}
              />
              <Button loading={saving} disabled={!dirty && !rule.draft} onClick={() => save(day)}>
                {t('staffing_rules.save.hold')}
              </Button>
              <Button variant="default" disabled={!dirty || saving} onClick={() => save(null)}>
                {t('staffing_rules.save.draft')}
              </Button>
              {dirty && (
                <Button variant="subtle" color="gray" disabled={saving} onClick={discard}>
                  {t('form.discard')}
                </Button>
              )}
            </>
          )}
        </Group>
        <Group gap="xs">
          {!isFirst && (
            <Button
              variant="subtle"
              leftSection={<IconHistory size={16} />}
              onClick={() => setIsHistory(true)}
            >
              {t('staffing_rules.history.open')}
            </Button>
          )}
          {mayEdit && rule.draft && !isFirst && (
            <Button
              variant="subtle"
              color="gray"
              onClick={() => void ask('discard', () => discardDraft(rule.id, rule.version))}
            >
              {t('staffing_rules.save.discard')}
            </Button>
          )}
          {mayEdit && (
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={16} />}
              onClick={() => void ask('delete', () => deleteRule(rule.id, rule.version))}
            >
              {t('staffing_rules.save.delete')}
            </Button>
          )}
        </Group>
      </Group>
      {isHistory && (
        <HistoryDrawer {...{ rule, today, mayEdit }} isDirty={dirty} onClose={() => setIsHistory(false)} />
      )}
    </Stack>
  )
}

/** Another person was faster: what both of them changed stands side by side, and nothing is lost. */
function Conflict({ server }: { server: ServerForm<RuleValues> }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { labelOf, describe } = useFieldWords()
  const { conflicts, taken, theirs, takeTheirs, form } = server
  if (!conflicts) return null
  return (
    <Alert color="orange" role="alert" icon={<IconUsers size={18} />} title={t('form.conflict_title')}>
      {conflicts.length > 0
        ? t('form.conflict_fields', { fields: format.list(conflicts.map(labelOf)), count: conflicts.length })
        : t('form.conflict_text')}
      {theirs && conflicts.length > 0 && (
        <Suspense>
          <VersionsTable
            rows={conflicts.map((field) => ({
              field,
              label: labelOf(field),
              mine: describe(field, form.values),
              theirs: describe(field, theirs),
            }))}
            onTake={(field) => takeTheirs(field as keyof RuleValues & string)}
          />
        </Suspense>
      )}
      {taken.length > 0 && t('form.conflict_taken', { fields: format.list(taken.map(labelOf)) })}
    </Alert>
  )
}
