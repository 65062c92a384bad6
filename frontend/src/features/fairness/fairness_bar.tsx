import { ActionIcon, Button, Group, SegmentedControl, Title } from '@mantine/core'
import { ledgerPeriods, type FairnessLedger } from '@shiftloom/backend/contracts/fairness'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useOwnLocations } from '#/domain/company/own_locations.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { SelectField } from '#/ui/select_field.tsx'
import type { FairnessAddress } from './use_fairness_address.ts'

type Props = { address: FairnessAddress; days: Pick<FairnessLedger, 'from' | 'until'> | undefined }

/** Which months, and whose location. */
export function FairnessBar({ address, days }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const { locations } = useOwnLocations()
  const options = locations
    .map(({ id, name }) => ({ value: id, label: name }))
    .sort((one, other) => format.compare(one.label, other.label))
  return (
    <Group justify="space-between" mb="md" gap="sm">
      <Group gap="xs">
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('fairness.before')}
          disabled={!days}
          onClick={() => days && address.before(days.from)}
        >
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <Button variant="default" onClick={address.toToday}>
          {t('core.today')}
        </Button>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('fairness.after')}
          disabled={!days}
          onClick={() => days && address.after(days.until)}
        >
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
        <Title order={2} size="h4" ml="xs" aria-live="polite">
          {days && format.dayRange(days.from, days.until)}
        </Title>
      </Group>
      <Group gap="sm">
        <SelectField
          aria-label={t('fairness.location')}
          placeholder={t('fairness.every_location')}
          size="sm"
          w={240}
          clearable
          searchable
          data={options}
          value={address.location}
          onChange={address.setLocation}
        />
        <SegmentedControl
          aria-label={t('fairness.period')}
          value={address.period}
          onChange={address.setPeriod}
          data={ledgerPeriods.map((value) => ({ value, label: t(`fairness.periods.${value}`) }))}
        />
      </Group>
    </Group>
  )
}
