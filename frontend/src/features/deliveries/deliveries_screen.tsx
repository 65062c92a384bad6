import { Button, Group } from '@mantine/core'
import { IconMailFast, IconRefresh } from '@tabler/icons-react'
import {
  deliveryStates,
  noticeChannels,
  type NoticeDelivery,
} from '@shiftloom/backend/contracts/notifications'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { DataTable } from '#/ui/data_table.tsx'
import { EmptyState } from '#/ui/empty_state.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { Screen } from '#/ui/screen.tsx'
import { SearchField } from '#/ui/search_field.tsx'
import { SelectField } from '#/ui/select_field.tsx'
import { useTableState } from '#/ui/table_state.ts'
import { toast } from '#/ui/toast.ts'
import { deliveriesQuery, useRepeatDelivery } from './queries.ts'
import { useDeliveryColumns } from './use_delivery_columns.tsx'
import { useDeliveryFilters } from './use_delivery_filters.ts'

const pageSize = 50

/** How messages to people travelled, why some did not arrive, and sending them once more. */
export function DeliveriesScreen() {
  const { t } = useTranslation()
  const state = useTableState()
  const filters = useDeliveryFilters()
  const columns = useDeliveryColumns()
  const { page, search } = state.query
  const deliveries = useQuery(deliveriesQuery({ ...filters.query, page, search, pageSize }))
  const choices = { state: deliveryStates, channel: noticeChannels } as const

  return (
    <Screen
      title={t('deliveries.title')}
      description={t('deliveries.description')}
      actions={
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} aria-hidden />}
          loading={deliveries.isFetching}
          onClick={() => void deliveries.refetch()}
        >
          {t('deliveries.refresh')}
        </Button>
      }
    >
      <Group mb="md" gap="sm" align="flex-end">
        <SearchField
          state={state}
          w={240}
          label={t('core.search')}
          placeholder={t('deliveries.filter.search')}
        />
        {(['state', 'channel'] as const).map((name) => (
          <SelectField
            key={name}
            label={t(`deliveries.filter.${name}`)}
            placeholder={t('core.all')}
            size="sm"
            w={220}
            clearable
            data={choices[name].map((value) => ({ value, label: t(`deliveries.${name}.${value}`) }))}
            value={filters.one(name)}
            onChange={(value) => filters.set(name, value)}
          />
        ))}
      </Group>
      {deliveries.isLoadingError ? (
        <ErrorState error={deliveries.error} onRetry={deliveries.refetch} />
      ) : (
        <DataTable<NoticeDelivery>
          label={t('deliveries.title')}
          columns={[
            ...columns,
            {
              key: 'repeat',
              title: t('form.actions'),
              hidesTitle: true,
              render: (delivery) => <RepeatButton delivery={delivery} />,
            },
          ]}
          page={deliveries.data}
          rowId={({ id }) => id}
          state={state}
          empty={
            <EmptyState
              icon={<IconMailFast size={28} stroke={1.5} />}
              title={t('deliveries.empty')}
              description={t('deliveries.empty_text')}
            />
          }
        />
      )}
    </Screen>
  )
}

/** Only for what came to an end. */
function RepeatButton({ delivery }: { delivery: NoticeDelivery }) {
  const { t } = useTranslation()
  const format = useFormat()
  const repeat = useRepeatDelivery()
  const { id, state } = delivery
  if (state === 'waiting' || state === 'handed') return null
  const name = format.personName(delivery)
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={repeat.isPending}
      aria-label={t('deliveries.repeat_to', { name })}
      onClick={() =>
        repeat.mutate(id, {
          onSuccess: () => toast({ type: 'success', text: t('deliveries.repeated', { name }) }),
        })
      }
    >
      {t('deliveries.repeat')}
    </Button>
  )
}
