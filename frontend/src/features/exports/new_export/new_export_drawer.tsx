import { Button, Drawer, Group, Stepper } from '@mantine/core'
import type { ExportBatch, ExportLayout } from '@shiftloom/backend/contracts/exports'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProfile } from '#/lib/account/profile.ts'
import { todayIn } from '#/lib/time/time_zone.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { stopsAtUnread } from '#/ui/form/use_unread.ts'
import { toast } from '#/ui/toast.ts'
import { previousMonth, problemOf } from '../period.ts'
import { checkQuery, createBatch, layoutsQuery, refreshBatches } from '../queries.ts'
import { CheckStep } from './check_step.tsx'
import { changed, isReady, scopeOf, type Draft } from './draft.ts'
import { FormatStep } from './format_step.tsx'
import { ScopeStep } from './scope_step.tsx'
import classes from './choices.module.css'
import { useFocusBack } from '#/ui/use_focus_back.ts'

type Props = {
  /** Where to begin; empty: all locations. */
  locationIds: string[]
  /** What an earlier export was made of. */
  again?: Partial<Draft> | undefined
  onClose: () => void
  onMade: (batch: ExportBatch) => void
}

/** Puts an export together: of what, what is missing, in which file. */
export function NewExportDrawer({ locationIds, again, onClose, onMade }: Props) {
  const { t } = useTranslation()
  useFocusBack()
  const layouts = useQuery(layoutsQuery)
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={600}
      title={t('exports.new.title')}
      closeButtonProps={{ 'aria-label': t('core.close') }}
    >
      {layouts.isLoadingError ? (
        <ErrorState error={layouts.error} onRetry={layouts.refetch} />
      ) : layouts.data ? (
        <Wizard {...{ layouts: layouts.data, locationIds, again, onClose, onMade }} />
      ) : (
        <RowsSkeleton rows={6} />
      )}
    </Drawer>
  )
}

const lastStep = 2

function Wizard({ layouts, locationIds, again, onClose, onMade }: Props & { layouts: ExportLayout[] }) {
  const { t } = useTranslation()
  const [step, setStep] = useState(0)
  const { draft, change } = useDraft(layouts, locationIds, again)
  const layout = layouts.find(({ id }) => id === draft.layout)!
  const check = useQuery({ ...checkQuery(scopeOf(draft)), enabled: step > 0 })
  const create = useCreate(draft, onMade)
  const mayGoOn = step === 0 ? problemOf(draft.period) === null : isReady(check.data, draft)

  return (
    <>
      <Stepper active={step} onStepClick={setStep} allowNextStepsSelect={false} size="sm" mb="lg">
        <Stepper.Step label={t('exports.new.scope')}>
          <ScopeStep layouts={layouts} draft={draft} onChange={change} />
        </Stepper.Step>
        <Stepper.Step label={t('exports.new.check')}>
          <CheckStep check={check} draft={draft} onChange={change} />
        </Stepper.Step>
        <Stepper.Step label={t('exports.new.format')}>
          <FormatStep layout={layout} draft={draft} onChange={change} />
        </Stepper.Step>
      </Stepper>
      <Group justify="space-between" className={classes.footer}>
        <Button variant="default" onClick={() => (step === 0 ? onClose() : setStep(step - 1))}>
          {t(step === 0 ? 'core.cancel' : 'core.back')}
        </Button>
        {step < lastStep ? (
          <Button key="next" disabled={!mayGoOn} onClick={() => stopsAtUnread() || setStep(step + 1)}>
            {t('exports.new.next')}
          </Button>
        ) : (
          <Button key="create" loading={create.isPending} onClick={() => create.mutate()}>
            {t('exports.new.create')}
          </Button>
        )}
      </Group>
    </>
  )
}

function useDraft(layouts: ExportLayout[], locationIds: string[], again: Partial<Draft> = {}) {
  const { timeZone } = useProfile()
  const [draft, setDraft] = useState<Draft>(() => ({
    layout: layouts[0]!.id,
    period: previousMonth(todayIn(timeZone)),
    locationIds,
    format: layouts[0]!.formats[0]!,
    ...again,
    acceptsExcluded: false,
    acceptsUnsettled: false,
  }))
  return { draft, change: (part: Partial<Draft>) => setDraft((old) => changed(old, part, layouts)) }
}

/** The same export asked for twice, by a double click or a lost answer, is made once. */
function useCreate(draft: Draft, onMade: (batch: ExportBatch) => void) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const asked = JSON.stringify({ ...scopeOf(draft), format: draft.format })
  const sent = useRef({ asked: '', key: '' })
  return useMutation({
    mutationFn: () => {
      if (sent.current.asked !== asked) sent.current = { asked, key: crypto.randomUUID() }
      return createBatch({ ...scopeOf(draft), format: draft.format }, sent.current.key)
    },
    onSuccess: (batch) => {
      toast({ text: t('exports.new.done'), type: 'success' })
      void refreshBatches(cache)
      onMade(batch)
    },
  })
}
