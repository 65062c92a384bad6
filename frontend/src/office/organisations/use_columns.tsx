import { Anchor, Badge, Group, Text } from '@mantine/core'
import type { OfficeOrganisation } from '@shiftloom/backend/contracts/office'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '#/lib/writing/format.ts'
import { countryName } from '#/domain/company/regions.ts'
import type { Column } from '#/ui/data_table.tsx'
import { browserZone, todayIn } from '#/lib/time/time_zone.ts'
import { OrganisationLogo } from './organisation_logo.tsx'
import { StatusBadge } from './status_badge.tsx'

/** The columns of the list of customers. */
export function useColumns(): Column<OfficeOrganisation>[] {
  const { t } = useTranslation()
  const format = useFormat()
  const day = (value: string | null) => (value ? format.day(value, 'numeric') : '—')
  return [
    {
      key: 'name',
      title: t('organisations.field.name'),
      sortable: true,
      render: ({ id, name, country, logoUrl }) => (
        <Group gap="sm" wrap="nowrap">
          <OrganisationLogo url={logoUrl} size={32} />
          <div>
            <Anchor component={Link} to={`/office/organization/${id}/details`} fw={600}>
              {name}
            </Anchor>
            <Text fz="xs" c="dimmed">
              {countryName(format, country)}
            </Text>
          </div>
        </Group>
      ),
    },
    {
      key: 'status',
      title: t('organisations.field.status'),
      render: ({ status, asksForDeletion }) => (
        <Group gap={6}>
          <StatusBadge status={status} />
          {asksForDeletion && (
            <Badge variant="outline" color="red.8" miw="max-content">
              {t('organisations.deletion.badge')}
            </Badge>
          )}
        </Group>
      ),
    },
    {
      key: 'trialEndsOn',
      title: t('organisations.field.trialEndsOn'),
      sortable: true,
      render: ({ trialEndsOn }) => <Figure>{day(trialEndsOn)}</Figure>,
    },
    {
      key: 'users',
      title: t('organisations.field.users'),
      align: 'right',
      render: ({ users }) => <Figure>{format.number(users)}</Figure>,
    },
    {
      key: 'lastSignedInAt',
      title: t('organisations.field.lastSignedInAt'),
      render: ({ lastSignedInAt }) => (
        <Figure>
          {lastSignedInAt ? format.instant(lastSignedInAt, browserZone()) : t('organisations.users.never')}
        </Figure>
      ),
    },
    {
      key: 'createdAt',
      title: t('organisations.field.createdAt'),
      sortable: true,
      render: ({ createdAt }) => <Figure>{day(todayIn(browserZone(), new Date(createdAt)))}</Figure>,
    },
  ]
}

const Figure = ({ children }: { children: ReactNode }) => (
  <Text fz="sm" className="tabular">
    {children}
  </Text>
)
