import { Group, MultiSelect, Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { addDays } from '#/lib/time/days.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { DayField } from '#/ui/form/day_field.tsx'
import { SearchField } from '#/ui/search_field.tsx'
import type { TableState } from '#/ui/table_state.ts'
import { choicesQuery } from './queries.ts'
import type { EventFilters } from './use_event_filters.ts'
import { actionText } from './words.ts'

type Props = { state: TableState; filters: EventFilters }

/** Search and filters above the log; each one answers at once. */
export function EventFilterBar({ state, filters }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const { data: choices } = useQuery(choicesQuery)
  const people = (choices?.actors ?? [])
    .map((person) => ({ value: person.userId, label: format.personName(person) }))
    .sort((a, b) => format.compare(a.label, b.label))
  const actions = (choices?.actions ?? [])
    .map((action) => ({ value: action, label: actionText(t, action) }))
    .sort((a, b) => format.compare(a.label, b.label))
  const until = filters.one('until')
  return (
    <Group mb="md" gap="sm" align="flex-end">
      <SearchField
        state={state}
        w={212}
        label={t('core.search')}
        placeholder={t('event_logs.filter.search')}
      />
      <DayField
        label={t('event_logs.filter.from')}
        size="sm"
        w={156}
        value={filters.one('from')}
        onChange={(day) => filters.set('from', [day ?? ''])}
      />
      <DayField
        label={t('event_logs.filter.last_day')}
        size="sm"
        w={156}
        value={until && addDays(until, -1)}
        onChange={(day) => filters.set('until', [day ? addDays(day, 1) : ''])}
      />
      {(
        [
          ['actorUserIds', people],
          ['actions', actions],
        ] as const
      ).map(([name, data]) => (
        <MultiSelect
          key={name}
          label={t(`event_logs.filter.${name}`)}
          placeholder={filters.many(name).length === 0 ? t('core.all') : undefined}
          size="sm"
          w={190}
          searchable
          clearable
          data={data}
          value={filters.many(name)}
          onChange={(values) => filters.set(name, values)}
          nothingFoundMessage={t('core.nothing_found')}
        />
      ))}
      <Switch
        mb={8}
        label={t('event_logs.filter.impersonated')}
        checked={filters.one('impersonated') === 'true'}
        onChange={(event) => filters.set('impersonated', [event.currentTarget.checked ? 'true' : ''])}
      />
    </Group>
  )
}
