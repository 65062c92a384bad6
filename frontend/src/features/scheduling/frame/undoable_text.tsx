import { Button, Group } from '@mantine/core'

type Props = { text: string; undoLabel: string; undo: () => void }

/** A finished step and the way back from it, in a toast. */
export const UndoableText = ({ text, undoLabel, undo }: Props) => (
  <Group justify="space-between" wrap="nowrap" gap="md">
    <span>{text}</span>
    <Button flex="none" size="compact-xs" variant="subtle" onClick={undo}>
      {undoLabel}
    </Button>
  </Group>
)
