import { Button, FileButton, Progress, Stack, Text } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { attachmentLimits } from '@shiftloom/backend/contracts/attachments'
import { useState, type DragEvent } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './absence.module.css'
import type { FilesOwner } from './queries.ts'
import type { Sending } from './use_adding.ts'

/** Who sees the files, by whose they are. */
const seen = {
  absence: { own: 'seen_own', others: 'seen' },
  request: { own: 'seen_own_request', others: 'seen_request' },
} as const
const accepted = 'application/pdf,image/*'

type Props = {
  sending: Sending | null
  isOwn: boolean
  kind: FilesOwner['kind']
  onChosen: (files: File[]) => void
}

/** Takes files that are dropped or chosen, and shows which of them is on its way. */
export function AddFiles({ sending, isOwn, kind, onChosen }: Props) {
  const { t } = useTranslation()
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const dropped = [...event.dataTransfer.files]
    if (dropped.length > 0) onChosen(dropped)
  }
  return (
    <Stack
      className={classes.drop}
      data-over={over || undefined}
      gap={6}
      align="flex-start"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Text fz="sm">{t('absence.drop')}</Text>
      <FileButton multiple accept={accepted} onChange={(files) => files.length > 0 && onChosen(files)}>
        {(button) => (
          <Button
            {...button}
            size="xs"
            variant="default"
            leftSection={<IconPaperclip size={14} stroke={1.6} aria-hidden />}
            disabled={sending !== null}
          >
            {t('absence.add')}
          </Button>
        )}
      </FileButton>
      <div className={classes.sending} aria-live="polite">
        {sending && (
          <>
            <Text fz="sm" truncate>
              {t('absence.sending', sending)}
            </Text>
            <Progress.Root size="sm">
              <Progress.Section
                // The one on its way counts half.
                value={((sending.place - 0.5) / sending.count) * 100}
                aria-label={t('absence.sending', sending)}
                animated
              />
            </Progress.Root>
          </>
        )}
      </div>
      <Text fz="xs" c="dimmed">
        {t('absence.hint', { most: attachmentLimits.bytes / 1_000_000, files: attachmentLimits.perEntry })}{' '}
        {t(`absence.${seen[kind][isOwn ? 'own' : 'others']}`)}
      </Text>
    </Stack>
  )
}
