import { ActionIcon, Checkbox, Popover, Stack, Text, Tooltip } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { choosable } from './people_columns.tsx'

type Props = { hidden: readonly string[]; onToggle: (id: string) => void }

/** Which columns the list shows. */
export function ColumnMenu({ hidden, onToggle }: Props) {
  const { t } = useTranslation()
  return (
    <Popover position="bottom-end" withinPortal trapFocus shadow="md">
      <Popover.Target>
        <Tooltip label={t('employees.columns')}>
          <ActionIcon variant="default" size={36} aria-label={t('employees.columns')}>
            <IconColumns3 size={18} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('employees.columns')}>
        <Text fw={550} mb="sm">
          {t('employees.columns')}
        </Text>
        <Stack gap="sm">
          {choosable.map(({ id, title }) => (
            <Checkbox
              key={id}
              label={t(title)}
              checked={!hidden.includes(id)}
              onChange={() => onToggle(id)}
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
