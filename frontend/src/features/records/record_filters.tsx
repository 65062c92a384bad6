import { ActionIcon, Button, Group, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { seesEveryLocation } from '@shiftloom/backend/contracts/enums'
import type { SchedulePerson } from '@shiftloom/backend/contracts/schedule'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { locationsQuery } from '#/domain/company/directory.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { useCan, useProfile } from '#/lib/account/profile.ts'
import { SelectField } from '#/ui/select_field.tsx'
import type { Filters } from './use_filters.ts'

type Props = { filters: Filters; people: SchedulePerson[] }

export function RecordFilters({ filters, people }: Props) {
  const readsOthers = useCan('records.read')
  return (
    <Group mb="md" justify="space-between">
      <MonthStepper filters={filters} />
      {readsOthers && (
        <Group gap="sm">
          <LocationFilter filters={filters} />
          <PersonFilter filters={filters} people={people} />
        </Group>
      )}
    </Group>
  )
}

function MonthStepper({ filters: { month, isThisMonth, goTo } }: { filters: Filters }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <Group gap="xs">
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t('records.month.previous')}
        onClick={() => goTo('previous')}
      >
        <IconChevronLeft size={18} />
      </ActionIcon>
      <Text fw={600} miw={150} ta="center" aria-live="polite">
        {format.sentence(format.day(month.from, 'month'))}
      </Text>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t('records.month.next')}
        onClick={() => goTo('next')}
      >
        <IconChevronRight size={18} />
      </ActionIcon>
      {!isThisMonth && (
        <Button variant="subtle" size="compact-md" onClick={() => goTo('this')}>
          {t('records.month.this')}
        </Button>
      )}
    </Group>
  )
}

export function LocationFilter({ filters: { locationId, choose } }: { filters: Filters }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { locationIds, role } = useProfile()
  const seesAll = seesEveryLocation(role)
  const { data = [] } = useQuery(locationsQuery)
  const options = data
    .filter(({ id }) => seesAll || locationIds.includes(id))
    .map(({ id, name }) => ({ value: id, label: name }))
    .sort((a, b) => format.compare(a.label, b.label))
  if (options.length < 2) return null
  return (
    <SelectField
      size="sm"
      w={220}
      aria-label={t('records.filter.location')}
      placeholder={t('records.filter.all_locations')}
      clearable
      data={options}
      value={locationId}
      onChange={(value) => choose('location', value)}
    />
  )
}

function PersonFilter({ filters: { personId, choose }, people }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const options = people
    .map((person) => ({ value: person.id, label: format.personName(person) }))
    .sort((a, b) => format.compare(a.label, b.label))
  return (
    <SelectField
      size="sm"
      w={240}
      aria-label={t('records.filter.person')}
      placeholder={t('records.filter.everybody')}
      clearable
      searchable
      data={options}
      value={personId}
      onChange={(value) => choose('person', value)}
    />
  )
}
