import { Button, Group, Table } from '@mantine/core'
import { IconCoins, IconPlus } from '@tabler/icons-react'
import type { Employee } from '@shiftloom/backend/contracts/organisation'
import type { Rate } from '@shiftloom/backend/contracts/employment_terms'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { useCan, useProfile } from '#/lib/account/profile.ts'
import { todayIn } from '#/lib/time/time_zone.ts'
import { ActionsHead } from '#/ui/actions_head.tsx'
import { useConfirm } from '#/ui/confirm.tsx'
import { EmptyState } from '#/ui/empty_state.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { toast } from '#/ui/toast.ts'
import { useMayEdit } from '../access/employee_menu.tsx'
import { deleteRate, ratesQuery, refreshPeople } from '../queries.ts'
import { amounts } from './rate_fields.tsx'
import { RateModal } from './rate_modal.tsx'
import { RowActions } from '../people/row_actions.tsx'
import { TermBadge } from '../people/term_badge.tsx'
import { rateState } from '../people/term_state.ts'

type Props = { employee: Employee }

/** What the person earns over time; each rate holds until the next begins. */
export function RatesTab({ employee }: Props) {
  const { t } = useTranslation()
  const rates = useQuery(ratesQuery(employee.id))
  const mayWrite = useCan('rates.edit')
  const mayEdit = useMayEdit(employee) && mayWrite
  const [opened, setOpened] = useState<Rate | 'new' | null>(null)
  if (rates.isLoadingError) return <ErrorState error={rates.error} onRetry={rates.refetch} />
  if (!rates.data) return <RowsSkeleton rows={3} />

  const add = mayEdit && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpened('new')}>
      {t('employees.rate.add')}
    </Button>
  )
  return (
    <>
      {rates.data.length === 0 ? (
        <EmptyState
          icon={<IconCoins size={28} stroke={1.5} />}
          title={t('employees.rate.empty')}
          description={t('employees.rate.empty_text')}
          action={add}
        />
      ) : (
        <>
          <Group justify="flex-end" mb="md">
            {add}
          </Group>
          <RateTable employee={employee} rates={rates.data} onEdit={mayEdit ? setOpened : null} />
        </>
      )}
      {opened && (
        <RateModal
          employee={employee}
          rate={opened === 'new' ? null : opened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

type TableProps = Props & { rates: Rate[]; onEdit: ((rate: Rate) => void) | null }

function RateTable({ employee, rates, onEdit }: TableProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const confirm = useConfirm()
  const cache = useQueryClient()
  const today = todayIn(useProfile().timeZone)
  const money = (rate: Rate, minor: number | null) =>
    minor === null ? '—' : format.money({ minor, currency: rate.currency })

  const remove = async (rate: Rate) => {
    const agreed = await confirm({
      title: t('employees.rate.delete_title'),
      text: t('employees.rate.delete_text'),
      confirmLabel: t('core.delete'),
      destructive: true,
    })
    if (!agreed) return
    await deleteRate(employee.id, rate.id)
    toast({ text: t('employees.rate.deleted'), type: 'success' })
    await refreshPeople(cache)
  }

  return (
    <Table
      aria-label={t('employees.tab.rates')}
      verticalSpacing="sm"
      withTableBorder
      bg="white"
      className="tabular"
    >
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('employees.rate.validFrom')}</Table.Th>
          <Table.Th>{t('employees.rate.kind')}</Table.Th>
          <Table.Th ta="right">{t('employees.rate.salaryMinor')}</Table.Th>
          {amounts.map((field) => (
            <Table.Th key={field} ta="right">
              {t(`employees.rate.${field}`)}
            </Table.Th>
          ))}
          {onEdit && <ActionsHead width={96} />}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rates.map((rate) => (
          <Table.Tr key={rate.id}>
            <Table.Td>
              <Group gap="xs">
                {format.day(rate.validFrom, 'numeric')}
                <TermBadge state={rateState(rate, rates, today)} />
              </Group>
            </Table.Td>
            <Table.Td>{t(`employees.rate.${rate.kind}`)}</Table.Td>
            <Table.Td ta="right">{money(rate, rate.salaryMinor)}</Table.Td>
            {amounts.map((field) => (
              <Table.Td key={field} ta="right">
                {money(rate, rate[field])}
              </Table.Td>
            ))}
            {onEdit && (
              <Table.Td>
                <RowActions onEdit={() => onEdit(rate)} onDelete={() => void remove(rate)} />
              </Table.Td>
            )}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
