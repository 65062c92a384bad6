import { Group, Modal, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useStore } from 'zustand'
import { actionTable } from '../actions/action_table.ts'
import { useScheduler } from '../context/scheduler_context.ts'
import { Shortcut } from './action_menu.tsx'

const walking = [
  ['arrows', '← ↑ → ↓'],
  ['extend', 'Shift+← ↑ → ↓'],
  ['within', 'Tab'],
  ['type', '9-17'],
  ['copy_drag', 'Ctrl'],
] as const

export function ShortcutSheet() {
  const { ui, labels, rights } = useScheduler()
  const opened = useStore(ui, (state) => state.showsShortcuts)
  const { t } = labels
  const rows = actionTable.filter(({ id, right }) => id !== 'escape' && (!right || rights[right]))
  return (
    <Modal
      opened={opened}
      onClose={() => ui.setState({ showsShortcuts: false })}
      title={t('scheduling.shortcuts.title')}
      size={1080}
      closeButtonProps={{ 'aria-label': t('core.close') }}
    >
      <SimpleGrid cols={3} spacing="xl">
        <Stack gap={6}>
          <Title order={3} size="h4">
            {t('scheduling.shortcuts.moving')}
          </Title>
          {walking.map(([id, keys]) => (
            <Line key={id} keys={keys} text={t(`scheduling.shortcuts.${id}`)} />
          ))}
        </Stack>
        {(['shift', 'clipboard', 'schedule', 'warnings', 'view'] as const).map((group) => (
          <Stack key={group} gap={6}>
            <Title order={3} size="h4">
              {t(`scheduling.shortcuts.group_${group}`)}
            </Title>
            {rows
              .filter((row) => row.group === group)
              .map(({ id, keys }) => (
                <Line key={id} keys={keys[0]!} text={t(`scheduling.actions.${id}`, { count: 1 })} />
              ))}
          </Stack>
        ))}
      </SimpleGrid>
    </Modal>
  )
}

const Line = ({ keys, text }: { keys: string; text: string }) => (
  <Group justify="space-between" wrap="nowrap">
    <Text>{text}</Text>
    <Shortcut keys={keys} />
  </Group>
)
