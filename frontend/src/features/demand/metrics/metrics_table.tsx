import { Group, Table } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { Metric } from '@shiftloom/backend/contracts/demand'
import { useTranslation } from 'react-i18next'
import { useCan } from '#/lib/account/profile.ts'
import { ActionsHead } from '#/ui/actions_head.tsx'
import { RowAction } from '#/ui/row_action.tsx'

type Props = {
  metrics: readonly Metric[]
  onRename: (metric: Metric) => void
  onDelete: (metric: Metric) => void
}

export function MetricsTable({ metrics, onRename, onDelete }: Props) {
  const { t } = useTranslation()
  const [mayRename, mayDelete] = [useCan('metrics.edit'), useCan('metrics.delete')]
  return (
    <Table.ScrollContainer minWidth={640}>
      <Table aria-label={t('demand.metrics.title')} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('demand.metrics.name')}</Table.Th>
            <Table.Th>{t('demand.metrics.data_type')}</Table.Th>
            <Table.Th>{t('demand.metrics.aggregation')}</Table.Th>
            {(mayRename || mayDelete) && <ActionsHead width={96} />}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {metrics.map((metric) => (
            <Table.Tr key={metric.id}>
              <Table.Td fw={500}>{metric.name}</Table.Td>
              <Table.Td>{t(`demand.data_type.${metric.dataType}`)}</Table.Td>
              <Table.Td>{t(`demand.aggregation.${metric.aggregation}`)}</Table.Td>
              {(mayRename || mayDelete) && (
                <Table.Td>
                  <Group gap={4} wrap="nowrap" justify="flex-end">
                    {mayRename && (
                      <RowAction
                        hint={t('demand.metrics.rename')}
                        label={t('demand.metrics.rename_one', { name: metric.name })}
                        icon={<IconPencil size={18} />}
                        onClick={() => onRename(metric)}
                      />
                    )}
                    {mayDelete && (
                      <RowAction
                        hint={t('core.delete')}
                        label={t('demand.metrics.delete_one', { name: metric.name })}
                        color="red.8"
                        icon={<IconTrash size={18} />}
                        onClick={() => onDelete(metric)}
                      />
                    )}
                  </Group>
                </Table.Td>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
