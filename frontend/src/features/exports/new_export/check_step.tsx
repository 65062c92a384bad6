import { Alert, Anchor, Checkbox, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconMoodEmpty } from '@tabler/icons-react'
import type { ExportCheck } from '@shiftloom/backend/contracts/exports'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '#/lib/writing/format.ts'
import { useScreenPath } from '#/lib/screens/screens.ts'
import { EmptyState } from '#/ui/empty_state.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { CardsSkeleton } from '#/ui/skeletons.tsx'
import { ExcludedPeople } from '../excluded_people.tsx'
import { unsettledOf, type Draft } from './draft.ts'
import { HoursSources } from './hours_sources.tsx'
import { UnsettledStep } from './unsettled_step.tsx'
import classes from './choices.module.css'

type Props = { check: UseQueryResult<ExportCheck>; draft: Draft; onChange: (change: Partial<Draft>) => void }

/** What the file will hold and what it will lack, before it is made. */
export function CheckStep({ check, draft, onChange }: Props) {
  const { t } = useTranslation()
  if (check.isLoadingError) return <ErrorState error={check.error} onRetry={check.refetch} />
  if (!check.data) return <CardsSkeleton cards={3} height={76} />
  const { rows, excluded, hours, unpublishedShifts } = check.data
  const unsettled = unsettledOf(check.data)
  return (
    <Stack mt="md" gap="lg">
      {rows > 0 || excluded.length > 0 || unsettled.length > 0 ? (
        <Figures check={check.data} />
      ) : (
        <EmptyState
          compact
          icon={<IconMoodEmpty size={20} stroke={1.5} />}
          title={t('exports.check.nothing')}
          description={t('exports.check.nothing_text')}
        />
      )}
      {unpublishedShifts > 0 && <Unpublished count={unpublishedShifts} from={draft.period.from} />}
      {hours.length > 0 && <HoursSources hours={hours} />}
      {unsettled.length > 0 && (
        <UnsettledStep people={unsettled} draft={draft} optional={rows > 0} onChange={onChange} />
      )}
      {excluded.length > 0 ? (
        <Excluded check={check.data} draft={draft} onChange={onChange} />
      ) : (
        rows > 0 &&
        unsettled.length === 0 && (
          <Alert color="lime" variant="light" icon={<IconCircleCheck size={20} aria-hidden />}>
            {t('exports.check.complete')}
          </Alert>
        )
      )}
    </Stack>
  )
}

function Figures({ check: { people, rows, totalMinutes, excluded } }: { check: ExportCheck }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <SimpleGrid cols={3} spacing="sm">
      <Figure
        value={format.number(people)}
        label={t('exports.check.people', { count: people })}
        note={t('exports.rows', { count: rows })}
      />
      <Figure value={format.hours(totalMinutes)} label={t('exports.check.hours')} />
      <Figure
        value={format.number(excluded.length)}
        label={t('exports.check.excluded', { count: excluded.length })}
        note={
          excluded.length > 0
            ? t('exports.hours', {
                hours: format.hours(excluded.reduce((sum, { minutes }) => sum + minutes, 0)),
              })
            : undefined
        }
        attention={excluded.length > 0}
      />
    </SimpleGrid>
  )
}

type FigureProps = { value: string; label: string; note?: string; attention?: boolean }
function Figure({ value, label, note, attention }: FigureProps) {
  return (
    <div className={classes.figure} data-tone={attention ? 'attention' : undefined}>
      <Text fz={22} fw={650} className="tabular" lh={1.2}>
        {value}
      </Text>
      <Text fz="sm">{label}</Text>
      {note && (
        <Text fz="xs" c="dimmed" className="tabular">
          {note}
        </Text>
      )}
    </div>
  )
}

function Unpublished({ count, from }: { count: number; from: string }) {
  const { t } = useTranslation()
  const scheduler = useScreenPath()('scheduler')
  return (
    <Alert color="orange" variant="light" icon={<IconAlertTriangle size={20} aria-hidden />}>
      {t('exports.check.unpublished', { count })}{' '}
      {scheduler && (
        <Anchor
          component={Link}
          to={`${scheduler}?from=${from}&only=unpublished`}
          target="_blank"
          fz="inherit"
        >
          {t('exports.check.open_schedule')}
        </Anchor>
      )}
    </Alert>
  )
}

const NAMED = 5

function Excluded({
  check: { excluded, rows },
  draft,
  onChange,
}: Omit<Props, 'check'> & { check: ExportCheck }) {
  const { t } = useTranslation()
  const format = useFormat()
  const names = excluded.map(format.personName).sort(format.compare)
  const named =
    names.length > NAMED
      ? t('exports.check.and_others', {
          names: names.slice(0, NAMED).join(', '),
          count: names.length - NAMED,
        })
      : format.list(names)
  return (
    <Stack gap="md">
      <ExcludedPeople excluded={excluded} />
      {rows > 0 && (
        <Checkbox
          checked={draft.acceptsExcluded}
          onChange={(event) => onChange({ acceptsExcluded: event.currentTarget.checked })}
          label={t('exports.check.accept', { names: named })}
        />
      )}
    </Stack>
  )
}
