import { Badge, Group, type GroupProps } from '@mantine/core'
import type { Coverage } from '@shiftloom/solver/labour_model/coverage/coverage'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'

type Props = { coverage: Coverage } & Pick<GroupProps, 'justify'>

/** Planned of needed hours, and what is missing or too much. */
export function CoverageCell({ coverage, justify = 'flex-end' }: Props) {
  const { requiredHours, plannedHours, underHours, overHours } = coverage
  const { t } = useTranslation()
  const format = useFormat()
  const hours = (value: number) => format.shortHours(value * 60)
  return (
    <>
      {t('demand_staff.of', { planned: hours(plannedHours), needed: hours(requiredHours) })}
      <Group gap={4} justify={justify} mt={2}>
        {underHours > 0 && (
          <Badge size="sm" variant="light" color="red" c="red.9">
            {t('demand_staff.missing', { hours: hours(underHours) })}
          </Badge>
        )}
        {overHours > 0 && (
          <Badge size="sm" variant="light" color="brand" c="gray.9">
            {t('demand_staff.over', { hours: hours(overHours) })}
          </Badge>
        )}
      </Group>
    </>
  )
}
