import { Anchor, Badge, Group, Text } from '@mantine/core'
import { writableRoles } from '@shiftloom/backend/contracts/abilities'
import type { CurrentRate } from '@shiftloom/backend/contracts/current_rates'
import { IconHistory, IconPencil, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { useFormat } from '#/lib/writing/format.ts'
import { useCan, useProfile } from '#/lib/account/profile.ts'
import type { Column } from '#/ui/data_table.tsx'
import { PersonAvatar } from '#/domain/people/person_avatar.tsx'
import { RowAction } from '#/ui/row_action.tsx'
import { amounts } from './rate_fields.tsx'
import { useNames } from '../people/use_names.ts'

/** Where all rates of a person are, earlier and coming ones too. */
const historyOf = (id: string): string => `/employees/${id}/details?tab=rates`

/** @param onEdit changes the rate in force, or adds one where there is none */
export function useCurrentRateColumns(onEdit: (row: CurrentRate) => void): Column<CurrentRate>[] {
  const { t } = useTranslation()
  const format = useFormat()
  const names = useNames()
  const navigate = useNavigate()
  const { role } = useProfile()
  const mayEdit = useCan('rates.edit')
  const money = ({ rate }: CurrentRate, minor: number | null | undefined) =>
    rate && minor != null ? format.money({ minor, currency: rate.currency }) : '—'

  return [
    {
      key: 'surname',
      title: t('employees.rates.person'),
      sortable: true,
      render: (row) => (
        <Group wrap="nowrap" gap="sm">
          <PersonAvatar person={row} size={32} />
          <Anchor component={Link} to={historyOf(row.id)} c="gray.9" fw={550}>
            {format.personName(row)}
          </Anchor>
        </Group>
      ),
    },
    {
      key: 'location',
      title: t('employees.rates.location'),
      sortable: true,
      render: ({ mainLocationId }) => (mainLocationId ? names.location(mainLocationId) : '—'),
    },
    {
      key: 'kind',
      title: t('employees.rate.kind'),
      sortable: true,
      render: ({ rate }) =>
        rate ? (
          t(`employees.rate.${rate.kind}`)
        ) : (
          <Badge variant="light" color="yellow" c="yellow.9">
            {t('employees.rates.none')}
          </Badge>
        ),
    },
    {
      key: 'validFrom',
      title: t('employees.rate.validFrom'),
      sortable: true,
      render: ({ rate, nextFrom }) => (
        <>
          <Text fz="sm" className="tabular">
            {rate ? format.day(rate.validFrom, 'numeric') : '—'}
          </Text>
          {nextFrom && (
            <Text fz="xs" c="dimmed" className="tabular">
              {t('employees.rates.next', { day: format.day(nextFrom, 'numeric') })}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'amount',
      title: t('employees.rate.salaryMinor'),
      align: 'right',
      sortable: true,
      render: (row) => <Amount text={money(row, row.rate?.salaryMinor)} />,
    },
    ...amounts.map((field) => ({
      key: field,
      title: t(`employees.rate.${field}`),
      align: 'right' as const,
      render: (row: CurrentRate) => <Amount text={money(row, row.rate?.[field])} />,
    })),
    {
      key: 'actions',
      title: t('form.actions'),
      hidesTitle: true,
      render: (row) => {
        const name = format.personName(row)
        return (
          <Group gap={4} wrap="nowrap" justify="flex-end">
            <RowAction
              hint={t('employees.rates.history')}
              label={t('employees.rates.history_of', { name })}
              icon={<IconHistory size={16} />}
              onClick={() => navigate(historyOf(row.id))}
            />
            {mayEdit && writableRoles(role).includes(row.role) && (
              <RowAction
                hint={t(row.rate ? 'employees.rate.edit' : 'employees.rate.add')}
                label={t(row.rate ? 'employees.rates.edit_of' : 'employees.rates.add_of', { name })}
                icon={row.rate ? <IconPencil size={16} /> : <IconPlus size={16} />}
                onClick={() => onEdit(row)}
              />
            )}
          </Group>
        )
      },
    },
  ]
}

const Amount = ({ text }: { text: string }) => (
  <Text fz="sm" className="tabular" miw="max-content">
    {text}
  </Text>
)
