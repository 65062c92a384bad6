import { ActionIcon, Group, Tooltip } from '@mantine/core'
import { IconArchive, IconArchiveOff, IconPencil, IconTrash } from '@tabler/icons-react'
import type { Position } from '@shiftloom/backend/contracts/organisation'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfirm } from '#/ui/confirm.tsx'
import { toast } from '#/ui/toast.ts'
import { DeletePositionDialog } from './delete_position_dialog.tsx'
import { archivePosition, refreshCompany, restorePosition } from './queries.ts'

type Props = { position: Position; onEdit: (position: Position) => void }

export function PositionActions({ position, onEdit }: Props) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const cache = useQueryClient()
  const [deleting, setDeleting] = useState(false)
  const { id, name, archived } = position

  const archive = async () => {
    const agreed = await confirm({
      title: t('company.positions.archive_title', { name }),
      text: t('company.positions.archive_text'),
      confirmLabel: t('company.positions.archive'),
      destructive: true,
    })
    if (agreed) await run(() => archivePosition(id), 'company.positions.archive_done')
  }
  const run = async (work: () => Promise<unknown>, done: string) => {
    await work()
    toast({ text: t(done, { name }), type: 'success' })
    await refreshCompany(cache)
  }

  const remove = (
    <>
      <Tooltip label={t('core.delete')}>
        <ActionIcon
          variant="subtle"
          color="red.8"
          aria-label={t('company.positions.delete_one', { name })}
          onClick={() => setDeleting(true)}
        >
          <IconTrash size={18} />
        </ActionIcon>
      </Tooltip>
      {deleting && <DeletePositionDialog position={position} onClose={() => setDeleting(false)} />}
    </>
  )

  if (archived)
    return (
      <Group gap={4} wrap="nowrap" justify="flex-end">
        <Tooltip label={t('company.positions.restore')}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('company.positions.restore_one', { name })}
            onClick={() =>
              void run(() => restorePosition(id), 'company.positions.restore_done').catch(() => {})
            }
          >
            <IconArchiveOff size={18} />
          </ActionIcon>
        </Tooltip>
        {remove}
      </Group>
    )
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      <Tooltip label={t('core.edit')}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('company.positions.edit_one', { name })}
          onClick={() => onEdit(position)}
        >
          <IconPencil size={18} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={t('company.positions.archive')}>
        <ActionIcon
          variant="subtle"
          color="red.8"
          aria-label={t('company.positions.archive_one', { name })}
          onClick={() => void archive().catch(() => {})}
        >
          <IconArchive size={18} />
        </ActionIcon>
      </Tooltip>
      {remove}
    </Group>
  )
}
