import type { CoveredShiftChoice, FiledRequest } from '@shiftloom/backend/contracts/filed_requests'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '#/ui/error_state.tsx'
import { FormModal } from '#/ui/form/form_modal.tsx'
import { useCreateForm } from '#/ui/form/use_create_form.ts'
import { useSaveVersioned } from '#/ui/form/use_save_versioned.ts'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { toast } from '#/ui/toast.ts'
import { CoverLines } from './cover_lines.tsx'
import { CountPanel } from '../form/count_panel.tsx'
import { CutShifts } from '../form/shifts.tsx'
import { approveRequest, effectQuery, refreshRequests } from '../queries.ts'
import { CoveredShiftsField, ReasonField } from './decision_fields.tsx'

type Props = { request: FiledRequest; onClose: () => void }
type Values = { reason: string; shifts: CoveredShiftChoice }

/** What approving means for the schedule, the balance and others, before it is done. */
export function ApproveModal({ request, onClose }: Props) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const effect = useQuery(effectQuery(request.id))
  const send = useSaveVersioned(request)
  const { form, ...actions } = useCreateForm<Values, FiledRequest>({
    initial: { reason: '', shifts: 'unassign' },
    create: ({ reason, shifts }) =>
      send((current) =>
        approveRequest(request.id, {
          version: (current ?? request).version,
          ...{ reason: reason.trim() || null, shifts },
        })
      ),
    refresh: () => refreshRequests(cache),
    onMade: () => {
      toast({ text: t('requests.approved', { number: request.number }), type: 'success' })
      onClose()
    },
    onClose,
  })
  const covers = effect.data?.shifts.some(({ fate }) => fate === 'covered') ?? false
  return (
    <FormModal
      size="lg"
      title={t('requests.approve_title', { number: request.number })}
      action={t('requests.approve')}
      form={actions}
    >
      {effect.isError && <ErrorState error={effect.error} onRetry={effect.refetch} />}
      {effect.data ? (
        <CountPanel
          count={effect.data}
          covered={
            effect.data.cover.length > 0 ? (
              <>
                <CoverLines cover={effect.data.cover} />
                <CutShifts shifts={effect.data.shifts} />
              </>
            ) : undefined
          }
        />
      ) : (
        !effect.isError && <RowsSkeleton rows={3} />
      )}
      {covers && (
        <CoveredShiftsField
          label={t(request.part ? 'requests.covered.label_part' : 'requests.covered.label')}
          {...form.getInputProps('shifts')}
        />
      )}
      <ReasonField {...form.getInputProps('reason')} />
    </FormModal>
  )
}
