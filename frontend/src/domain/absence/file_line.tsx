import { ActionIcon, Anchor, Group, Stack, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { EntryAttachment } from '@shiftloom/backend/contracts/attachments'
import { useTranslation } from 'react-i18next'
import { useFormat, type Format } from '#/lib/writing/format.ts'

type Props = { file: EntryAttachment; zone: string; onSave: () => void; onRemove: () => void }

/** One file: its name saves it; how big, since when, by whom. */
export function FileLine({ file, zone, onSave, onRemove }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const facts = [
    sizeOf(file.size, format),
    format.instant(file.addedAt, zone),
    file.addedBy && format.personName(file.addedBy),
  ]
  return (
    <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
      <Stack gap={0} miw={0}>
        <Anchor
          component="button"
          type="button"
          ta="left"
          fz="sm"
          truncate
          aria-label={t('absence.save_one', { name: file.name })}
          title={file.name}
          onClick={onSave}
        >
          {file.name}
        </Anchor>
        <Text fz="xs" c="dimmed">
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </Stack>
      {file.removable && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('absence.remove_one', { name: file.name })}
          onClick={onRemove}
        >
          <IconTrash size={16} stroke={1.6} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  )
}

const sizeOf = (bytes: number, { number }: Format): string =>
  bytes < 1_000_000
    ? `${number(Math.max(1, Math.round(bytes / 1000)))} kB`
    : `${number(Math.round(bytes / 100_000) / 10)} MB`
