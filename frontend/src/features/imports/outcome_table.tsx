import { Pagination, Stack, Table, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { Import, ImportOutcome, ImportOutcomeRow } from '@shiftloom/backend/contracts/imports'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat, type Format } from '#/lib/writing/format.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { outcomesQuery } from './queries.ts'
import classes from './imports.module.css'

type Props = { of: Pick<Import, 'id' | 'state'>; outcome: ImportOutcome }

/** Rows as they will be saved, or were; first those with something to check. */
export function OutcomeTable({ of, outcome }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const [page, setPage] = useState(1)
  const found = useQuery(outcomesQuery(of.id, outcome, page, of.state))
  if (found.isError) return <ErrorState error={found.error} onRetry={found.refetch} />
  if (!found.data) return <RowsSkeleton rows={4} />
  const { items, total, pageSize } = found.data
  const columns = columnsOf(t, format).filter(({ text }) => items.some((row) => text(row)))
  const title = t(`imports.rows.${outcome}`)
  return (
    <Stack gap="xs">
      <div>
        <Text fw={550}>{title}</Text>
        {of.state === 'checked' && outcome !== 'unchanged' && outcome !== 'removed' && (
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

type TextColumn = { key: string; title: string; text: (row: ImportOutcomeRow) => string }

function columnsOf(t: TFunction, format: Format): TextColumn[] {
  const field = (key: string) => t(`imports.field.${key}`)
  const day = (one: string) => format.day(one, 'numeric')
  return [
    { key: 'number', title: t('imports.row'), text: ({ number }) => (number === null ? '' : String(number)) },
    { key: 'name', title: field('name'), text: ({ person }) => person.name },
    { key: 'surname', title: field('surname'), text: ({ person }) => person.surname },
    {
      key: 'notes',
      title: t('imports.rows.to_check'),
      text: ({ notes }) => notes.map((note) => noteText(t, note)).join(' '),
    },
    { key: 'email', title: field('email'), text: ({ person }) => person.email ?? '' },
    { key: 'mainLocation', title: field('mainLocation'), text: ({ person }) => person.mainLocation ?? '' },
    { key: 'locations', title: field('locations'), text: ({ person }) => person.locations.join(', ') },
    { key: 'positions', title: field('positions'), text: ({ person }) => person.positions.join(', ') },
    { key: 'tags', title: field('tags'), text: ({ person }) => person.tags.join(', ') },
    { key: 'phone', title: field('phone'), text: ({ person }) => person.phone ?? '' },
    {
      key: 'role',
      title: field('role'),
      text: ({ person }) => (person.role === 0 ? '' : t(`roles.${person.role}`)),
    },
    {
      key: 'contract',
      title: t('imports.rows.contract'),
      text: ({ person: { contract } }) =>
        contract
          ? t('imports.rows.contract_of', {
              from: day(contract.startsOn),
              until: contract.endsOn ? day(contract.endsOn) : 'none',
              part: format.number(contract.fte),
            })
          : '',
    },
    {
      key: 'rate',
      title: t('imports.rows.rate'),
      text: ({ person: { rate } }) =>
        rate
          ? t(`imports.rows.rate_${rate.kind}`, {
              amount: format.money({ minor: rate.amountMinor, currency: rate.currency }),
              from: day(rate.validFrom),
            })
          : '',
    },
    { key: 'integrationId', title: field('integrationId'), text: ({ person }) => person.integrationId ?? '' },
  ]
}

const noteText = (t: TFunction, { kind, text, field }: ImportOutcomeRow['notes'][number]): string =>
  kind === 'left_out'
    ? t('imports.rows.left_out', { field: field ? t(`imports.field.${field}`) : '', text })
    : text
