import { Button, Group, List, Modal, Stack, Text } from '@mantine/core'
import type { Position, PositionDeletion } from '@shiftloom/backend/contracts/organisation'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { useOneAtATime } from '#/lib/screens/use_one_at_a_time.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { toast } from '#/ui/toast.ts'
import { useFocusBack } from '#/ui/use_focus_back.ts'
import { archivePosition, deletePosition, positionDeletionQuery, refreshCompany } from './queries.ts'

type Props = { position: Position; onClose: () => void }

/** Deletes a position after saying who and what goes with it; where history needs it, archives it instead. */
export function DeletePositionDialog({ position, onClose }: Props) {
  useFocusBack()
  const { t } = useTranslation()
  const deletion = useQuery(positionDeletionQuery(position.id))
  const blocked = (deletion.data?.blockers.length ?? 0) > 0
  const { name } = position
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(blocked ? 'company.positions.delete_blocked' : 'company.positions.delete_title', { name })}
      closeButtonProps={{ 'aria-label': t('core.close') }}
    >
      {deletion.error ? (
        <ErrorState error={deletion.error} onRetry={deletion.refetch} />
      ) : !deletion.data ? (
        <RowsSkeleton rows={3} />
      ) : blocked ? (
        <Blocked position={position} deletion={deletion.data} onClose={onClose} />
      ) : (
        <Losses position={position} deletion={deletion.data} onClose={onClose} />
      )}
    </Modal>
  )
}

type PartProps = Props & { deletion: PositionDeletion }

function Blocked({ position, deletion, onClose }: PartProps) {
  const { t } = useTranslation()
  const archive = useDone(() => archivePosition(position.id), 'archive_done', position, onClose)
  return (
    <Stack>
      <List size="sm">
        {deletion.blockers.map(({ kind, count }) => (
          <List.Item key={kind}>{t(`company.usage.${kind}`, { count })}</List.Item>
        ))}
      </List>
      <Text>
        {t(position.archived ? 'company.positions.delete_archived' : 'company.positions.delete_instead')}
      </Text>
      <Group justify="flex-end">
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('core.cancel')}
        </Button>
        {!position.archived && (
          <Button loading={archive.isPending} onClick={() => archive.mutate()}>
            {t('company.positions.archive')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}

/** As many people, and as many templates, are named. */
const mostNamed = 10

function Losses({ position, deletion, onClose }: PartProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const remove = useDone(() => deletePosition(position.id), 'delete_done', position, onClose)
  const { people, templates, losses } = deletion
  const refusal = isApiFailure(remove.error, 400) ? remove.error.message : null
  const named = people.slice(0, mostNamed).map((person) => format.personName(person))
  const unnamed = people.length - named.length
  return (
    <Stack>
      <Text>
        {t(losses.length > 0 ? 'company.positions.delete_text' : 'company.positions.delete_unused')}
      </Text>
      {losses.length > 0 && (
        <List size="sm">
          {losses.map(({ kind, count }) => (
            <List.Item key={kind}>{t(`company.usage.${kind}`, { count })}</List.Item>
          ))}
        </List>
      )}
      {named.length > 0 && (
        <Text fz="sm" c="dimmed">
          {t('company.positions.delete_people', { names: format.list(named), count: unnamed })}
        </Text>
      )}
      {templates.length > 0 && (
        <Text fz="sm" c="dimmed">
          {t('company.positions.delete_templates', {
            names: format.list(templates.slice(0, mostNamed)),
            count: Math.max(0, templates.length - mostNamed),
          })}
        </Text>
      )}
      {position.isDefault && <Text fz="sm">{t('company.positions.delete_default')}</Text>}
      {refusal && (
        <Text c="red.8" role="alert">
          {refusal}
        </Text>
      )}
      <Group justify="flex-end">
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('core.cancel')}
        </Button>
        <Button color="red.8" loading={remove.isPending} onClick={() => remove.mutate()}>
          {t('company.positions.delete')}
        </Button>
      </Group>
    </Stack>
  )
}

function useDone(
  work: () => Promise<unknown>,
  done: 'archive_done' | 'delete_done',
  { name }: Position,
  onClose: () => void
) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const mutation = useMutation({
    mutationFn: work,
    onSuccess: () => {
      toast({ text: t(`company.positions.${done}`, { name }), type: 'success' })
      onClose()
      return refreshCompany(cache)
    },
  })
  return { ...mutation, mutate: useOneAtATime(mutation.mutate) }
}
