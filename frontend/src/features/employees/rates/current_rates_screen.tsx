import { Group } from '@mantine/core'
import { rateFilters, type CurrentRate } from '@shiftloom/backend/contracts/current_rates'
import { IconCoins } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DataTable } from '#/ui/data_table.tsx'
import { EmptyState } from '#/ui/empty_state.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { LocationsField, PositionsField } from '#/domain/company/directory_fields.tsx'
import { Screen } from '#/ui/screen.tsx'
import { SearchField } from '#/ui/search_field.tsx'
import { SelectField } from '#/ui/select_field.tsx'
import { useTableState } from '#/ui/table_state.ts'
import { currentRatesQuery } from '../queries.ts'
import { RateModal } from './rate_modal.tsx'
import { useCurrentRateColumns } from './use_current_rate_columns.tsx'
import { useRateFilters, type RateList } from './use_rate_filters.ts'

const pageSize = 50

/** What everyone earns today, for roles that see money; earlier and coming rates are on the person's page. */
export function CurrentRatesScreen() {
  const { t } = useTranslation()
  const state = useTableState()
  const filters = useRateFilters()
  const [edited, edit] = useState<CurrentRate | null>(null)
  const columns = useCurrentRateColumns(edit)
  const rates = useQuery(currentRatesQuery({ ...filters.query, ...state.query, pageSize }))
  const listed = (name: RateList) => ({
    'aria-label': t(`employees.filter.${name}`),
    placeholder: filters.chosen(name).length === 0 ? t(`employees.filter.${name}`) : undefined,
    value: filters.chosen(name),
    onChange: (values: string[]) => filters.choose(name, values),
    size: 'sm' as const,
    clearable: true,
    w: 220,
  })

  return (
    <Screen title={t('employees.rates.title')} description={t('employees.rates.description')}>
      <Group mb="md" gap="sm">
        <SearchField state={state} w={280} placeholder={t('employees.filter.search')} />
        <LocationsField {...listed('location')} />
        <PositionsField {...listed('position')} />
        <SelectField
          aria-label={t('employees.rates.filter')}
          placeholder={t('employees.rates.filter')}
          size="sm"
          w={200}
          clearable
          data={rateFilters.map((value) => ({ value, label: t(`employees.rates.${value}`) }))}
          value={filters.rate}
          onChange={filters.chooseRate}
        />
      </Group>
      {rates.isLoadingError ? (
        <ErrorState error={rates.error} onRetry={rates.refetch} />
      ) : (
        <DataTable<CurrentRate>
          label={t('employees.rates.title')}
          columns={columns}
          page={rates.data}
          rowId={({ id }) => id}
          state={state}
          empty={
            <EmptyState
              icon={<IconCoins size={28} stroke={1.5} />}
              title={t('employees.rates.empty')}
              description={t('employees.rates.empty_text')}
            />
          }
        />
      )}
      {edited && <RateModal employee={edited} rate={edited.rate} onClose={() => edit(null)} />}
    </Screen>
  )
}
