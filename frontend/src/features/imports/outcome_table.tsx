import { Pagination, Stack, Table, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { Import, ImportKind, ImportOutcome } from '@shiftloom/backend/contracts/imports'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { enumsQuery } from '#/lib/account/profile.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { outcomeColumns } from './outcome_columns.ts'
import { outcomesQuery } from './queries.ts'
import classes from './imports.module.css'

type Props = { of: Pick<Import, 'id' | 'kind' | 'state'>; outcome: ImportOutcome }

const titlesOf: Record<ImportKind, string> = {
  employees: 'rows',
  metric_records: 'record_rows',
  leave_balances: 'balance_rows',
}

/** Rows as they will be saved, or were; first those with something to check. */
export function OutcomeTable({ of, outcome }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const [page, setPage] = useState(1)
  const found = useQuery(outcomesQuery(of.id, outcome, page, of.state))
  const languages = useQuery(enumsQuery).data?.languages ?? []
  if (found.isLoadingError) return <ErrorState error={found.error} onRetry={found.refetch} />
  if (!found.data) return <RowsSkeleton rows={4} />
  const { items, total, pageSize } = found.data
  const columns = outcomeColumns(of.kind, { t, format, languages }).filter(({ text }) =>
    items.some((row) => text(row))
  )
  const isOfPeople = of.kind === 'employees'
  const title = t(`imports.${titlesOf[of.kind]}.${outcome}`)
  return (
    <Stack gap="xs">
      <div>
        <Text fw={550}>{title}</Text>
        {of.state === 'checked' && isOfPeople && outcome !== 'unchanged' && outcome !== 'removed' && (
          <Text fz="sm" c="dimmed">
            {t('imports.rows.text')}
          </Text>
        )}
      </div>
      <div className={classes.scroll} tabIndex={0} role="region" aria-label={title}>
        <Table stickyHeader verticalSpacing={6} className={classes.rows}>
          <Table.Thead>
            <Table.Tr>
              {columns.map(({ key, title: head }) => (
                <Table.Th key={key}>{head}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {items.map((row, place) => (
              <Table.Tr key={row.number ?? `out ${place}`}>
                {columns.map(({ key, text }) => (
                  <Table.Td key={key} data-note={key === 'notes' || undefined}>
                    {key === 'notes' && text(row) && <IconAlertTriangle size={16} aria-hidden />} {text(row)}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {total > pageSize && (
        <Pagination
          total={Math.ceil(total / pageSize)}
          value={page}
          onChange={setPage}
          size="sm"
          getItemProps={(number) => ({ 'aria-label': t('core.page_number', { page: number }) })}
          getControlProps={(control) => ({ 'aria-label': t(`core.page_${control}`) })}
        />
      )}
    </Stack>
  )
}
