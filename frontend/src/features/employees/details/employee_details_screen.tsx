import { Alert, Badge, Button, Card, Group, SimpleGrid } from '@mantine/core'
import { IconArchive, IconArchiveOff, IconPencil } from '@tabler/icons-react'
import type { Employee } from '@shiftloom/backend/contracts/organisation'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useParams } from 'react-router-dom'
import { useFormat } from '#/lib/writing/format.ts'
import { enumsQuery, useCan } from '#/lib/account/profile.ts'
import { PersonAvatar } from '#/domain/people/person_avatar.tsx'
import { PositionChip } from '#/domain/positions/position_chip.tsx'
import { Screen } from '#/ui/screen.tsx'
import { ContractsTab } from '../contracts/contracts_tab.tsx'
import { AccountBadge } from '../people/employee_cells.tsx'
import { EmployeeMenu, useMayEdit } from '../access/employee_menu.tsx'
import { EmployeePending } from '../people/employee_pending.tsx'
import { EmployeeTabs } from '../tabs/employee_tabs.tsx'
import { Fact } from '../people/fact.tsx'
import { NoContractBadge, useLacksContract } from '../people/no_contract_badge.tsx'
import { employeeQuery } from '../queries.ts'
import { RatesTab } from '../rates/rates_tab.tsx'
import { Registration, Requests, Schedule } from './work_facts.tsx'
import { useArchive } from '../access/use_archive.tsx'
import { useNames } from '../people/use_names.ts'
import { WaitingAccount } from '../access/waiting_account.tsx'
import { WorkingTime } from '../working_time/working_time.tsx'

export function EmployeeDetailsScreen() {
  const { id = '' } = useParams()
  const employee = useQuery(employeeQuery(id))
  if (!employee.data) return <EmployeePending query={employee} />
  return <Details employee={employee.data} />
}

type Props = { employee: Employee }

function Details({ employee }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <Screen
      title={format.personName(employee)}
      description={
        <Group component="span" gap="xs">
          {t(`roles.${employee.role}`)}
          <AccountBadge status={employee.accountStatus} />
          {useLacksContract(employee) && <NoContractBadge person={employee} />}
        </Group>
      }
      maxWidth={1120}
      actions={<Actions employee={employee} />}
    >
      {employee.archived && (
        <Alert color="gray" icon={<IconArchive size={18} />} mb="lg">
          {t('employees.archive.notice')}
        </Alert>
      )}
      <WaitingAccount employee={employee} />
      <EmployeeTabs
        panels={{
          data: () => <Data employee={employee} />,
          places: () => <Places employee={employee} />,
          schedule: () => <Schedule employee={employee} />,
          registration: () => <Registration employee={employee} />,
          requests: () => <Requests employee={employee} />,
          working_time: () => <WorkingTime employee={employee} />,
          contracts: () => <ContractsTab employee={employee} />,
          rates: () => <RatesTab employee={employee} />,
        }}
      />
    </Screen>
  )
}

function Actions({ employee }: Props) {
  const { t } = useTranslation()
  const mayEdit = useMayEdit(employee)
  const mayArchive = useCan('employees.archive') && mayEdit
  const { restore } = useArchive()
  const { search } = useLocation()
  if (!mayEdit) return null
  return (
    <>
      {employee.archived && mayArchive && (
        <Button
          variant="default"
          leftSection={<IconArchiveOff size={16} />}
          onClick={() => void restore(employee)}
        >
          {t('employees.archive.restore')}
        </Button>
      )}
      <Button
        component={Link}
        to={{ pathname: `/employees/${employee.id}`, search }}
        leftSection={<IconPencil size={16} />}
      >
        {t('core.edit')}
      </Button>
      <EmployeeMenu person={employee} />
    </>
  )
}

function Data({ employee }: Props) {
  const { t } = useTranslation()
  const languages = useQuery(enumsQuery).data?.languages ?? []
  return (
    <Card>
      <Group align="flex-start" gap="xl" wrap="nowrap">
        <PersonAvatar person={employee} size={72} />
        <SimpleGrid cols={2} spacing="lg" style={{ flex: 1 }}>
          <Fact label={t('employees.field.email')}>{employee.email}</Fact>
          <Fact label={t('employees.field.phone')}>{employee.phone}</Fact>
          <Fact label={t('employees.field.role')}>{t(`roles.${employee.role}`)}</Fact>
          <Fact label={t('core.language')}>
            {languages.find(({ id }) => id === employee.language)?.description}
          </Fact>
          <Fact label={t('employees.field.integrationId')}>{employee.integrationId}</Fact>
          <Fact label={t('employees.field.employmentType')}>
            {employee.employmentType && t(`employees.employment.${employee.employmentType}`)}
          </Fact>
          <Fact label={t('employees.field.paymentPeriod')}>
            {employee.paymentPeriod && t(`employees.payment.${employee.paymentPeriod}`)}
          </Fact>
          <Fact label={t('employees.field.accessLevel')}>{employee.accessLevel}</Fact>
        </SimpleGrid>
      </Group>
    </Card>
  )
}

function Places({ employee }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const names = useNames()
  const others = employee.locationIds.filter((id) => id !== employee.mainLocationId).map(names.location)
  return (
    <Card>
      <SimpleGrid cols={2} spacing="lg">
        <Fact label={t('employees.field.mainLocationId')}>
          {employee.mainLocationId && names.location(employee.mainLocationId)}
        </Fact>
        <Fact label={t('employees.field.otherLocations')}>{others.length > 0 && format.list(others)}</Fact>
        <Fact label={t('employees.field.positionIds')}>
          {employee.positionIds.length > 0 && (
            <Group gap={6}>
              {employee.positionIds.map((id) => (
                <PositionChip key={id} {...names.position(id)} />
              ))}
            </Group>
          )}
        </Fact>
        <Fact label={t('employees.field.tagIds')}>
          {employee.tagIds.length > 0 && (
            <Group gap={6}>
              {employee.tagIds.map((id) => (
                <Badge key={id} variant="light" color="gray">
                  {names.tag(id)}
                </Badge>
              ))}
            </Group>
          )}
        </Fact>
      </SimpleGrid>
    </Card>
  )
}
