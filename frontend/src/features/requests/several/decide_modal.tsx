import { Text } from '@mantine/core'
import type { CoveredShiftChoice, FiledRequest } from '@shiftloom/backend/contracts/filed_requests'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormModal } from '#/ui/form/form_modal.tsx'
import { useCreateForm } from '#/ui/form/use_create_form.ts'
import { toast } from '#/ui/toast.ts'
import { refreshRequests } from '../queries.ts'
import { AskedLines, AskedWithEffects } from './asked_lines.tsx'
import { decideEach, type LeftAlone } from './decide_each.ts'
import { Refusals } from './refusals.tsx'
import { CoveredShiftsField, ReasonField } from '../details/decision_fields.tsx'

export type Way = 'approve' | 'reject'
type Props = { way: Way; requests: readonly FiledRequest[]; onClose: () => void }
type Values = { reason: string; shifts: CoveredShiftChoice }

/** One decision on several requests, each of which stands by itself: those that were refused are named. */
export function DecideModal({ way, requests, onClose }: Props) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const [asked] = useState(requests)
  const [leftAlone, setLeftAlone] = useState<LeftAlone[]>([])
  const wasTried = leftAlone.length > 0
  const open = leftAlone.filter(({ because }) => because !== 'decided').map(({ request }) => request)
  const waiting = wasTried ? open : asked
  const { form, ...actions } = useCreateForm<Values, LeftAlone[]>({
    initial: { reason: '', shifts: 'unassign' },
    create: ({ reason, shifts }) => decideEach(waiting, way, { reason: reason.trim() || null, shifts }),
    refresh: () => refreshRequests(cache),
    onMade: (refused) => {
      const count = waiting.length - refused.length
      if (count > 0) toast({ text: t(`requests.several.${way}_done`, { count }), type: 'success' })
      if (refused.length > 0) setLeftAlone(refused)
      else onClose()
    },
    onClose,
  })
  const Lines = way === 'approve' ? AskedWithEffects : AskedLines
  return (
    <FormModal
      size="lg"
      title={t(`requests.several.${way}_title`, { count: waiting.length || leftAlone.length })}
      action={waiting.length > 0 ? t(wasTried ? 'requests.several.again' : `requests.${way}`) : null}
      form={waiting.length > 0 ? actions : { ...actions, close: async () => onClose() }}
    >
      {wasTried ? <Refusals leftAlone={leftAlone} /> : <Lines requests={asked} />}
      {waiting.length > 0 && (
        <>
          {way === 'approve' ? (
            <CoveredShiftsField label={t('requests.covered.label')} {...form.getInputProps('shifts')} />
          ) : (
            <Text fz="sm">{t('requests.reject_text')}</Text>
          )}
          <ReasonField {...form.getInputProps('reason')} />
        </>
      )}
    </FormModal>
  )
}
