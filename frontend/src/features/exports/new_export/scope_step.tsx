import { Alert, Button, Group, Radio, Stack, Text } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import {
  longestExportDays,
  type ExportLayout,
  type ExportLayoutId,
} from '@shiftloom/backend/contracts/exports'
import { useTranslation } from 'react-i18next'
import { useProfile } from '#/lib/account/profile.ts'
import { todayIn } from '#/lib/time/time_zone.ts'
import { DayField } from '#/ui/form/day_field.tsx'
import { LocationsField } from '#/domain/company/directory_fields.tsx'
import { previousMonth, problemOf, thisMonth, type Period } from '../period.ts'
import type { Draft } from './draft.ts'
import classes from './choices.module.css'

type Props = { layouts: ExportLayout[]; draft: Draft; onChange: (change: Partial<Draft>) => void }

export function ScopeStep({ layouts, draft, onChange }: Props) {
  const { t } = useTranslation()
  const chosen = layouts.find(({ id }) => id === draft.layout)
  return (
    <Stack mt="md" gap="lg">
      <Radio.Group
        label={t('exports.scope.layout')}
        value={draft.layout}
        onChange={(layout) => onChange({ layout: layout as ExportLayoutId })}
      >
        <Stack gap="xs" mt={4}>
          {layouts.map(({ id }) => (
            <Radio.Card key={id} value={id} className={classes.card} radius="md">
              <Group wrap="nowrap" align="flex-start" gap="sm">
                <Radio.Indicator mt={2} />
                <div>
                  <Text fw={550}>{t(`exports.layouts.${id}`)}</Text>
                  <Text fz="sm" c="dimmed">
                    {t(`exports.layout_texts.${id}`)}
                  </Text>
                </div>
              </Group>
            </Radio.Card>
          ))}
        </Stack>
      </Radio.Group>
      {chosen?.rowKind === 'worked' && (
        <Alert icon={<IconInfoCircle size={20} aria-hidden />} variant="light">
          {t('exports.scope.worked_note')}
        </Alert>
      )}
      <PeriodFields period={draft.period} onChange={(period) => onChange({ period })} />
      <LocationsField
        label={t('exports.scope.locations')}
        placeholder={draft.locationIds.length === 0 ? t('exports.all_locations') : undefined}
        value={draft.locationIds}
        onChange={(locationIds) => onChange({ locationIds })}
      />
    </Stack>
  )
}

function PeriodFields({ period, onChange }: { period: Period; onChange: (period: Period) => void }) {
  const { t } = useTranslation()
  const { timeZone } = useProfile()
  const today = todayIn(timeZone)
  const problem = problemOf(period)
  return (
    <div>
      <Text fw={550} mb={6}>
        {t('exports.scope.period')}
      </Text>
      <Group gap="xs" mb="sm">
        <Preset
          label={t('exports.scope.previous_month')}
          preset={previousMonth(today)}
          chosen={period}
          onChange={onChange}
        />
        <Preset
          label={t('exports.scope.this_month')}
          preset={thisMonth(today)}
          chosen={period}
          onChange={onChange}
        />
      </Group>
      <Group grow align="flex-start">
        <DayField
          label={t('exports.scope.from')}
          value={period.from}
          onChange={(from) => onChange({ ...period, from: from ?? '' })}
        />
        <DayField
          label={t('exports.scope.last')}
          value={period.last}
          error={problem && t(`exports.problem.${problem}`, { most: longestExportDays })}
          onChange={(last) => onChange({ ...period, last: last ?? '' })}
        />
      </Group>
    </div>
  )
}

type PresetProps = { label: string; preset: Period; chosen: Period; onChange: (period: Period) => void }

function Preset({ label, preset, chosen, onChange }: PresetProps) {
  const pressed = preset.from === chosen.from && preset.last === chosen.last
  return (
    <Button
      size="compact-md"
      variant={pressed ? 'light' : 'default'}
      aria-pressed={pressed}
      onClick={() => onChange(preset)}
    >
      {label}
    </Button>
  )
}
