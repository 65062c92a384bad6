import { Alert, Button, Group, Modal, Radio, Stack, Text } from '@mantine/core'
import type { UndoablePublication } from '@shiftloom/backend/contracts/schedule'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { http } from '#/lib/api/http.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { useFocusBack } from '#/ui/use_focus_back.ts'
import { toastWithUndo } from '../actions/submit.ts'
import { activeFilters } from '../model/filters.ts'
import type { Labels } from '../words/labels.ts'
import { keys, undoableQuery } from '../queries/schedule.ts'
import { useScheduler } from '../context/scheduler_context.ts'
import { shownScope } from '../state/shown_scope.ts'
import classes from './toolbar.module.css'

/** Which publication of what is shown is taken back: the last one unless another is chosen. */
export function UndoPublicationDialog() {
  useFocusBack()
  const { ui, model, labels } = useScheduler()
  const { t, format } = labels
  const { range, filters } = model.state
  // What was shown when it was asked; the screen behind goes on living.
  const [scope] = useState(() => shownScope(model))
  const found = useQuery(undoableQuery(scope))
  const [chosenId, setChosenId] = useState<string | null>(null)
  const undoing = useUndoing()
  const publications = found.data ?? []
  // A withdrawal is never taken back by itself: that would publish everything again.
  const chosen =
    publications.find(({ id }) => id === chosenId) ?? publications.find(({ kind }) => kind === 'publish')
  return (
    <Modal
      opened
      size={560}
      onClose={() => ui.setState({ undoesPublication: false })}
      title={t('scheduling.publications.title', { period: format.dayRange(range.from, range.until) })}
      closeButtonProps={{ 'aria-label': t('core.close') }}
    >
      <Stack gap="md">
        {found.error ? (
          <ErrorState error={found.error} onRetry={found.refetch} />
        ) : !found.data ? (
          <RowsSkeleton rows={3} />
        ) : publications.length === 0 ? (
          <Text>{t('scheduling.publications.nothing')}</Text>
        ) : (
          <>
            {!publications.some(({ kind }) => kind === 'publish') && (
              <Text fz="sm">{t('scheduling.publications.only_unpublished')}</Text>
            )}
            <Radio.Group
              aria-label={t('scheduling.publications.list')}
              value={chosen?.id ?? null}
              onChange={setChosenId}
            >
              <Stack gap="xs" className={classes.publications}>
                {publications.map((publication) => (
                  <Radio
                    key={publication.id}
                    value={publication.id}
                    label={whatItWas(labels, publication)}
                    description={howMuch(labels, publication)}
                  />
                ))}
              </Stack>
            </Radio.Group>
            {chosen && (
              <Alert color={chosen.kind === 'publish' ? 'orange' : 'blue'} p="sm" aria-live="polite">
                <Consequence publication={chosen} />
              </Alert>
            )}
            {activeFilters(filters) > 0 && <Text fz="sm">{t('scheduling.publish.filtered')}</Text>}
          </>
        )}
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={() => ui.setState({ undoesPublication: false })}>
            {t('core.cancel')}
          </Button>
          {publications.length > 0 && (
            <Button
              color={chosen?.kind === 'unpublish' ? undefined : 'red.8'}
              disabled={!chosen}
              loading={undoing.isPending}
              onClick={() => chosen && undoing.mutate({ publication: chosen, scope })}
            >
              {t(`scheduling.publications.confirm_${chosen?.kind ?? 'publish'}`)}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  )
}

type Undoing = { publication: UndoablePublication; scope: ReturnType<typeof shownScope> }

function useUndoing() {
  const { ui, labels, actions } = useScheduler()
  const { t } = labels
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ publication, scope }: Undoing) =>
      http.post(`/scheduling/publications/${publication.id}/undo`, scope),
    onSuccess: async (answer, { publication }) => {
      ui.setState({ undoesPublication: false })
      await cache.invalidateQueries({ queryKey: keys.all })
      const text = t(`scheduling.publications.done_${publication.kind}`, { count: answer.entries })
      toastWithUndo({ labels, undo: () => actions.run('undo') }, text)
    },
    onError: () => cache.invalidateQueries({ queryKey: keys.undoable }),
  })
}

/** `Published: 16 – 22 Nov, Centre`. */
function whatItWas({ t, format, location }: Labels, publication: UndoablePublication): string {
  const { kind, from, until, locationIds } = publication
  return t(`scheduling.publications.${kind}`, {
    period: format.dayRange(from, until),
    places: format.list(locationIds.map(location).filter(Boolean).sort(format.compare)),
  })
}

/** `256 shifts, 30 people · 12:40, Anna Nowak`. */
function howMuch({ t, format, zone }: Labels, publication: UndoablePublication): string {
  const { shifts, absences, people, at, byName } = publication
  return [
    t('scheduling.step.counts', { shifts, people }),
    absences > 0 && t('scheduling.publications.absences', { count: absences }),
    format.instant(at, zone),
    byName,
  ]
    .filter(Boolean)
    .join(' · ')
}

function Consequence({ publication }: { publication: UndoablePublication }) {
  const { t } = useScheduler().labels
  const { kind, shifts, people, staying } = publication
  return (
    <Stack gap={4}>
      <Text fz="sm">{t(`scheduling.publications.text_${kind}`, { count: shifts, people })}</Text>
      {staying > 0 && <Text fz="sm">{t('scheduling.publications.staying', { count: staying })}</Text>}
    </Stack>
  )
}
