import { Alert, Stack, Table, Title } from '@mantine/core'
import type { LabourModelPreview } from '@shiftloom/backend/contracts/labour_model'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { useTranslation } from 'react-i18next'
import { PositionChip } from '#/domain/positions/position_chip.tsx'
import { addDays } from '#/lib/time/days.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { useMetrics } from '../queries.ts'
import { together } from './sums.ts'
import { useNames } from './use_names.ts'

type Props = { preview: LabourModelPreview; from: Day }

/** What would be covered: hours needed, planned and missing by position, and what is worth knowing before. */
export function PreviewTable({ preview: { rows, findings }, from }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const names = useNames()
  const { data: metrics = [] } = useMetrics()
  const hours = (value: number) => format.shortHours(value * 60)
  const days = rows[0]?.before.length ?? 0
  const all = together(rows.flatMap(({ before }) => before))
  const sentence = (finding: (typeof findings)[number]): string => {
    const location = names.location(finding.locationId)
    if (finding.code === 'no_records')
      return t('labour_model.finding.no_records', {
        ...{ location, metric: metrics.find(({ id }) => id === finding.metricId)?.name ?? '' },
      })
    const position = names.position(finding.positionId).name
    return finding.code === 'position_hidden'
      ? t('labour_model.finding.position_hidden', { location, position })
      : t('labour_model.finding.catalogue_too_long', {
          ...{ location, position, hours: hours(finding.minutes / 60) },
        })
  }
  return (
    <Stack>
      <Title order={2} size="h4">
        {t('labour_model.preview.title', { days: format.dayRange(from, addDays(from, days)) })}
      </Title>
      {findings.map((finding) => (
        <Alert key={JSON.stringify(finding)} color="yellow">
          {sentence(finding)}
        </Alert>
      ))}
      <Table.ScrollContainer minWidth={640}>
        <Table verticalSpacing="sm" className="tabular" aria-label={t('labour_model.preview.table')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('labour_model.location')}</Table.Th>
              <Table.Th>{t('labour_model.position')}</Table.Th>
              <Table.Th ta="right">{t('labour_model.needed')}</Table.Th>
              <Table.Th ta="right">{t('labour_model.planned')}</Table.Th>
              <Table.Th ta="right">{t('labour_model.missing')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ locationId, positionId, before }) => {
              const sum = together(before)
              return (
                <Table.Tr key={`${locationId} ${positionId}`}>
                  <Table.Td>{names.location(locationId)}</Table.Td>
                  <Table.Td>
                    <PositionChip {...names.position(positionId)} />
                  </Table.Td>
                  <Table.Td ta="right">{hours(sum.needed)}</Table.Td>
                  <Table.Td ta="right">{hours(sum.planned)}</Table.Td>
                  <Table.Td ta="right">{hours(sum.missing)}</Table.Td>
                </Table.Tr>
              )
            })}
            <Table.Tr fw={600}>
              <Table.Th scope="row" colSpan={2}>
                {t('labour_model.all')}
              </Table.Th>
              <Table.Td ta="right">{hours(all.needed)}</Table.Td>
              <Table.Td ta="right">{hours(all.planned)}</Table.Td>
              <Table.Td ta="right">{hours(all.missing)}</Table.Td>
            </Table.Tr>
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Stack>
  )
}
