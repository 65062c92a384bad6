import { Anchor, Paper, Stack, Text, Title } from '@mantine/core'
import type { PositionStaffing } from '@shiftloom/backend/contracts/demand_staffing'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { useCan } from '#/lib/account/profile.ts'
import { EditScreen } from '#/ui/edit_screen.tsx'
import { useServerForm } from '#/ui/form/use_server_form.ts'
import { QueryScreen } from '#/ui/query_screen.tsx'
import { refreshDemand } from '../../queries.ts'
import { changeStaffing, staffingQuery } from '../queries.ts'
import { CatalogueFields } from './catalogue_fields.tsx'
import { LengthFields } from './length_fields.tsx'
import { MixFields } from './mix_fields.tsx'
import {
  changeOf,
  isQuarters,
  isWhole,
  valuesOf,
  type CatalogueRow,
  type StaffingValues,
} from './staffing_values.ts'
import { useDescribeStaffing } from './use_describe_staffing.ts'

export function StaffingEditScreen() {
  const { t } = useTranslation()
  const { locationId = '', positionId = '' } = useParams()
  const staffing = useQuery(staffingQuery(locationId, positionId))
  return (
    <QueryScreen title={t('titles.demand-staff-edit')} query={staffing}>
      {(data) => <StaffingForm key={positionId} locationId={locationId} staffing={data} />}
    </QueryScreen>
  )
}

type Props = { locationId: string; staffing: PositionStaffing }

function StaffingForm({ locationId, staffing }: Props) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const mayEdit = useCan('demand_staff.edit')
  const { positionId, lawfulMinutes, name } = staffing
  const quarters = (hours: number | '') => (isQuarters(hours) ? null : t('demand_staff.edit.quarters'))
  const server = useServerForm({
    row: staffing,
    valuesOf,
    validate: {
      leastMinutes: quarters,
      mostMinutes: (most: number | '', { leastMinutes }) =>
        quarters(most) ?? (Number(most) < Number(leastMinutes) ? t('demand_staff.edit.crossed') : null),
      skillMix: ({ tagId, least }: StaffingValues['skillMix']) =>
        tagId !== null && least === '' ? t('demand_staff.edit.mix_number') : null,
      catalogue: (rows: CatalogueRow[]) => (rows.every(isWhole) ? null : t('demand_staff.edit.line_problem')),
    },
    save: async (values, version) => {
      const saved = await changeStaffing(locationId, positionId, changeOf(values, version))
      cache.setQueryData(staffingQuery(locationId, positionId).queryKey, saved)
      void refreshDemand(cache)
      return saved
    },
  })
  const describe = useDescribeStaffing()
  return (
    <EditScreen
      title={name}
      description={t('demand_staff.edit.description')}
      server={server}
      mayEdit={mayEdit}
      labelOf={(field) => t(`demand_staff.edit.${field}`)}
      describe={describe}
      actions={
        <Anchor component={Link} to={`/demand/${locationId}/staff`}>
          {t('demand_staff.edit.back')}
        </Anchor>
      }
    >
      <Card title={t('demand_staff.edit.limits')} text={t('demand_staff.edit.limits_text')}>
        <LengthFields form={server.form} lawfulMinutes={lawfulMinutes} />
      </Card>
      <Card title={t('demand_staff.edit.skillMix')} text={t('demand_staff.edit.mix_text')}>
        <MixFields form={server.form} />
      </Card>
      <Card title={t('demand_staff.edit.catalogue')} text={t('demand_staff.edit.catalogue_text')}>
        <CatalogueFields
          value={server.form.values.catalogue}
          mayEdit={mayEdit}
          onChange={(catalogue) => server.form.setFieldValue('catalogue', catalogue)}
        />
      </Card>
    </EditScreen>
  )
}

function Card({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Paper withBorder p="lg" radius="lg">
      <Stack gap="md">
        <div>
          <Title order={2} size="h4">
            {title}
          </Title>
          <Text c="dimmed">{text}</Text>
        </div>
        {children}
      </Stack>
    </Paper>
  )
}
