import { Badge, Button, Group, Stack, Table, Text, Title } from '@mantine/core'
import { IconCalendarStar, IconPencil, IconTrash } from '@tabler/icons-react'
import type { SpecialDays } from '@shiftloom/backend/contracts/demand_special_days'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { ActionsHead } from '#/ui/actions_head.tsx'
import { useConfirm } from '#/ui/confirm.tsx'
import { RowAction } from '#/ui/row_action.tsx'
import { deleteSpecialDays, refreshRecords, type RecordPlace } from '../queries.ts'
import { SpecialModal } from './special_modal.tsx'

type Props = RecordPlace & {
  metricName: string
  special: readonly SpecialDays[]
  mayEdit: boolean
  /** Where new ones begin. */
  day: Day
}

/** Unusual days and events among the days looked at. */
export function SpecialSection({ special, mayEdit, day, metricName, ...place }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const cache = useQueryClient()
  const confirm = useConfirm()
  const [opened, setOpened] = useState<SpecialDays | 'new' | null>(null)
  const remove = async ({ id, version, name }: SpecialDays) => {
    const question = {
      title: t('metric_records.special.remove_title', { name }),
      text: t('metric_records.special.remove_text'),
      confirmLabel: t('metric_records.special.remove'),
      destructive: true,
    }
    if (!(await confirm(question))) return
    // A refusal is said by the application; what is shown is read again either way.
    await deleteSpecialDays(id, version).catch(() => {})
    await refreshRecords(cache)
  }
  const effect = ({ factor }: SpecialDays): string =>
    factor === null
      ? t('metric_records.special.unusual_effect')
      : t('metric_records.special.event_effect', { share: format.percent(factor) })
  return (
    <Stack gap="sm" component="section" aria-label={t('metric_records.special.title')}>
      <Group justify="space-between">
        <Title order={2} size="h4">
          {t('metric_records.special.title')}
        </Title>
        {mayEdit && (
          <Button
            size="sm"
            variant="default"
            leftSection={<IconCalendarStar size={16} />}
            onClick={() => setOpened('new')}
          >
            {t('metric_records.special.add')}
          </Button>
        )}
      </Group>
      {special.length === 0 ? (
        <Text c="dimmed" fz="sm">
          {t('metric_records.special.none')}
        </Text>
      ) : (
        <Table aria-label={t('metric_records.special.title')} verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              {['name', 'days', 'effect', 'scope'].map((column) => (
                <Table.Th key={column}>{t(`metric_records.special.${column}`)}</Table.Th>
              ))}
              {mayEdit && <ActionsHead />}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {special.map((days) => (
              <Table.Tr key={days.id}>
                <Table.Td fw={550}>{days.name}</Table.Td>
                <Table.Td>{format.dayRange(days.from, days.until, 'weekday')}</Table.Td>
                <Table.Td>
                  <Badge variant="light" tt="none" color={days.factor === null ? 'gray' : 'blue'}>
                    {effect(days)}
                  </Badge>
                </Table.Td>
                <Table.Td>
                  {days.metricId === null ? t('metric_records.special.scope_all') : metricName}
                </Table.Td>
                {mayEdit && (
                  <Table.Td>
                    <Group gap={4} justify="flex-end" wrap="nowrap">
                      <RowAction
                        hint={t('metric_records.special.change')}
                        label={t('metric_records.special.change_named', { name: days.name })}
                        icon={<IconPencil size={16} />}
                        onClick={() => setOpened(days)}
                      />
                      <RowAction
                        hint={t('metric_records.special.remove')}
                        label={t('metric_records.special.remove_named', { name: days.name })}
                        icon={<IconTrash size={16} />}
                        color="red"
                        onClick={() => void remove(days)}
                      />
                    </Group>
                  </Table.Td>
                )}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {opened && (
        <SpecialModal
          {...{ ...place, metricName, day }}
          days={opened === 'new' ? null : opened}
          onClose={() => setOpened(null)}
        />
      )}
    </Stack>
  )
}
