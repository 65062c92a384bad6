import { Badge, Button, Drawer, Group, Paper, Stack, Text } from '@mantine/core'
import type { DemandRule, RuleVersion } from '@shiftloom/backend/contracts/demand_rules'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { newKey } from '#/lib/api/new_key.ts'
import { useProfile } from '#/lib/account/profile.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import { DayField } from '#/ui/form/day_field.tsx'
import { stopsAtUnread } from '#/ui/form/use_unread.ts'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { toast } from '#/ui/toast.ts'
import { useFocusBack } from '#/ui/use_focus_back.ts'
import { historyQuery, refreshRules, restoreRule } from './queries.ts'
import { holdingOn, valuesOf } from './rule_values.ts'
import { useFieldWords } from './use_field_words.ts'

type Props = {
  rule: DemandRule
  today: Day
  mayEdit: boolean
  /** Something is typed: it is saved or discarded before an earlier version comes back. */
  isDirty: boolean
  onClose: () => void
}

/** Every version of a rule, the newest first, each of which can hold again from a day on. */
export function HistoryDrawer({ rule, today, mayEdit, isDirty, onClose }: Props) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  useFocusBack()
  const history = useQuery(historyQuery(rule.id, rule.version))
  const [day, setDay] = useState<Day>(today)
  const drawer = useRef<HTMLDivElement>(null)
  const restore = useMutation({
    mutationFn: (version: RuleVersion) =>
      restoreRule(rule.id, { version: rule.version, versionId: version.id, validFrom: day }, newKey()),
    onSuccess: () => {
      toast({ text: t('staffing_rules.history.restored'), type: 'success' })
      onClose()
    },
    onError: (error) => {
      if (isApiFailure(error, 400, 403, 409)) toast({ text: error.message, type: 'error' })
    },
    onSettled: () => refreshRules(cache),
  })
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={440}
      title={t('staffing_rules.history.title')}
      closeButtonProps={{ 'aria-label': t('core.close') }}
    >
      <Stack gap="md" ref={drawer}>
        {mayEdit && (
          <DayField
            size="sm"
            label={t('staffing_rules.history.from')}
            description={isDirty ? t('staffing_rules.history.dirty') : undefined}
            value={day}
            min={today}
            onChange={(next) => next && setDay(next)}
          />
        )}
        {history.isPending && <RowsSkeleton rows={4} />}
        {history.isLoadingError && <ErrorState error={history.error} onRetry={history.refetch} />}
        {history.data?.map((version, at) => (
          <VersionCard
            key={version.id}
            version={version}
            before={history.data[at + 1] ?? null}
            isHolding={holdingOn(rule, today)?.id === version.id}
            {...(mayEdit && {
              onRestore: () => stopsAtUnread(drawer.current!) || restore.mutate(version),
              isBusy: restore.isPending || isDirty,
            })}
          />
        ))}
      </Stack>
    </Drawer>
  )
}

type CardProps = {
  version: RuleVersion
  /** The one it followed; null for the first. */
  before: RuleVersion | null
  isHolding: boolean
  onRestore?: () => void
  isBusy?: boolean
}

function VersionCard({ version, before, isHolding, onRestore, isBusy = false }: CardProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { timeZone } = useProfile()
  const { labelOf, describe } = useFieldWords()
  const values = valuesOf(version)
  const old = before && valuesOf(before)
  const fields = (Object.keys(values) as (keyof typeof values)[]).filter(
    (field) => !old || JSON.stringify(values[field]) !== JSON.stringify(old[field])
  )
  const by = version.savedBy
    ? `${version.savedBy.name} ${version.savedBy.surname}`
    : t('staffing_rules.history.gone')
  return (
    <Paper withBorder p="sm" radius="md" component="article" aria-label={String(version.number)}>
      <Group justify="space-between" mb={4}>
        <Text fw={600}>
          {t('staffing_rules.history.version', {
            number: version.number,
            day: format.day(version.validFrom!, 'numeric'),
          })}
        </Text>
        {isHolding && (
          <Badge size="sm" variant="light" color="teal" c="gray.9">
            {t('staffing_rules.history.holds')}
          </Badge>
        )}
      </Group>
      <Text fz="xs" c="dimmed">
        {t('staffing_rules.history.saved', { by, at: format.instant(version.savedAt, timeZone) })}
      </Text>
      {fields.map((field) => (
        <Text fz="sm" key={field}>
          {labelOf(field)}: {describe(field, values)}
        </Text>
      ))}
      {onRestore && (
        <Button size="compact-sm" variant="default" mt="xs" disabled={isBusy} onClick={onRestore}>
          {t('staffing_rules.history.restore', { number: version.number })}
        </Button>
      )}
    </Paper>
  )
}
