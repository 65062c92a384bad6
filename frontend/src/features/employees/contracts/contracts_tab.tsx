import { Button, Group, Table, Text } from '@mantine/core'
import { IconFileText, IconPlus } from '@tabler/icons-react'
import type { Employee } from '@shiftloom/backend/contracts/organisation'
import type { Contract } from '@shiftloom/backend/contracts/employment_terms'
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
import { ContractModal } from './contract_modal.tsx'
import { useMayEdit } from '../access/employee_menu.tsx'
import { contractsQuery, deleteContract, refreshPeople } from '../queries.ts'
import { RowActions } from '../people/row_actions.tsx'
import { TermBadge } from '../people/term_badge.tsx'
import { contractState } from '../people/term_state.ts'

type Props = { employee: Employee }

/** Employment over time: each contract holds for its days. */
export function ContractsTab({ employee }: Props) {
  const { t } = useTranslation()
  const contracts = useQuery(contractsQuery(employee.id))
  const mayWrite = useCan('contracts.edit')
  const mayEdit = useMayEdit(employee) && mayWrite
  const [opened, setOpened] = useState<Contract | 'new' | null>(null)
  if (contracts.isLoadingError) return <ErrorState error={contracts.error} onRetry={contracts.refetch} />
  if (!contracts.data) return <RowsSkeleton rows={3} />

  const add = mayEdit && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpened('new')}>
      {t('employees.contract.add')}
    </Button>
  )
  return (
    <>
      {contracts.data.length === 0 ? (
        <EmptyState
          icon={<IconFileText size={28} stroke={1.5} />}
          title={t('employees.contract.empty')}
          description={t('employees.contract.empty_text')}
          action={add}
        />
      ) : (
        <>
          <Group justify="flex-end" mb="md">
            {add}
          </Group>
          <ContractTable employee={employee} contracts={contracts.data} onEdit={mayEdit ? setOpened : null} />
        </>
      )}
      {opened && (
        <ContractModal
          employee={employee}
          contract={opened === 'new' ? null : opened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

type TableProps = Props & { contracts: Contract[]; onEdit: ((contract: Contract) => void) | null }

function ContractTable({ employee, contracts, onEdit }: TableProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const confirm = useConfirm()
  const cache = useQueryClient()
  const today = todayIn(useProfile().timeZone)

  const remove = async (contract: Contract) => {
    const agreed = await confirm({
      title: t('employees.contract.delete_title'),
      text: t('employees.contract.delete_text'),
      confirmLabel: t('core.delete'),
      destructive: true,
    })
    if (!agreed) return
    await deleteContract(employee.id, contract.id)
    toast({ text: t('employees.contract.deleted'), type: 'success' })
    await refreshPeople(cache)
  }

  return (
    <Table aria-label={t('employees.tab.contracts')} verticalSpacing="sm" withTableBorder bg="white">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('employees.contract.period')}</Table.Th>
          <Table.Th>{t('employees.contract.workSystem')}</Table.Th>
          <Table.Th>{t('employees.contract.fte')}</Table.Th>
          <Table.Th>{t('employees.contract.agreed')}</Table.Th>
          <Table.Th>{t('employees.field.dailyMaxMinutes')}</Table.Th>
          {onEdit && <ActionsHead width={96} />}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {contracts.map((contract) => (
          <Table.Tr key={contract.id}>
            <Table.Td className="tabular">
              <Group gap="xs">
                <span>
                  {format.day(contract.startsOn, 'numeric')} –{' '}
                  {contract.endsOn
                    ? format.day(contract.endsOn, 'numeric')
                    : t('employees.contract.indefinite')}
                </span>
                <TermBadge state={contractState(contract, today)} />
              </Group>
            </Table.Td>
            <Table.Td>{t(`employees.work_system.${contract.workSystem}`)}</Table.Td>
            <Table.Td className="tabular">{format.number(contract.fte)}</Table.Td>
            <Table.Td className="tabular">
              {contract.agreedMinutesPerMonth === null ? (
                <Text c="dimmed" fz="sm">
                  {t('employees.contract.by_fte')}
                </Text>
              ) : (
                t('employees.contract.hours', { hours: format.hours(contract.agreedMinutesPerMonth) })
              )}
            </Table.Td>
            <Table.Td className="tabular">
              {contract.maxDailyMinutes === null ? '—' : format.hours(contract.maxDailyMinutes)}
            </Table.Td>
            {onEdit && (
              <Table.Td>
                <RowActions onEdit={() => onEdit(contract)} onDelete={() => void remove(contract)} />
              </Table.Td>
            )}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
