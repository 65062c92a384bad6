import { List, Radio, ScrollArea, Stack, Text } from '@mantine/core'
import type { ShiftsAhead } from '@shiftloom/backend/contracts/people'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { useNames } from '../people/use_names.ts'

type Props = { ahead: ShiftsAhead; onChoose: (unassign: boolean) => void }

/** What becomes of the work an archived person is still planned for: it is unassigned, or stays. */
export function LeaveQuestion({ ahead, onChoose }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const names = useNames()
  const [unassign, setUnassign] = useState(true)
  const { shifts, elsewhere } = ahead
  const choose = (value: string) => {
    setUnassign(value === 'unassign')
    onChoose(value === 'unassign')
  }
  return (
    <Stack mt="md" gap="sm">
      {shifts.length > 0 && (
        <div>
          <Text fw={550}>{t('employees.leave.shifts', { count: shifts.length })}</Text>
          <ScrollArea.Autosize mah={160}>
            <List mt={4} className="tabular">
              {shifts.map(({ id, day, start, end, locationId }) => (
                <List.Item key={id}>
                  {format.day(day, 'short')}, {format.clockRange(start, end)}, {names.location(locationId)}
                </List.Item>
              ))}
            </List>
          </ScrollArea.Autosize>
        </div>
      )}
      {elsewhere > 0 && <Text>{t('employees.leave.elsewhere', { count: elsewhere })}</Text>}
      {shifts.length > 0 && (
        <Radio.Group
          label={t('employees.leave.question')}
          value={unassign ? 'unassign' : 'keep'}
          onChange={choose}
        >
          <Stack gap="xs" mt="xs">
            {(['unassign', 'keep'] as const).map((value) => (
              <Radio
                key={value}
                value={value}
                label={t(`employees.leave.${value}`)}
                description={t(`employees.leave.${value}_text`)}
              />
            ))}
          </Stack>
        </Radio.Group>
      )}
    </Stack>
  )
}
