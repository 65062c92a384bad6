import { Button, SimpleGrid, Stack, Text } from '@mantine/core'
import { requestStatuses as statuses } from '@shiftloom/backend/contracts/enums'
import type { FiledRequest, RequestDetails } from '@shiftloom/backend/contracts/filed_requests'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { FormModal } from '#/ui/form/form_modal.tsx'
import { useCreateForm } from '#/ui/form/use_create_form.ts'
import { useSaveVersioned } from '#/ui/form/use_save_versioned.ts'
import { toast } from '#/ui/toast.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { changeRequest, countQuery, fileRequests, refreshRequests, usableTypesQuery } from '../queries.ts'
import { statusKeys } from '#/domain/request_status/request_words.ts'
import { CountPanel } from './count_panel.tsx'
import { RequestFiles } from './request_files.tsx'
import { sendFiles } from './send_files.ts'
import { RequestFields } from './request_fields.tsx'
import { contentOf, countingOf, emptyRequest, valuesOf, type RequestValues } from './request_values.ts'

type Props = {
  /** null: a new one. */
  request: RequestDetails | null
  onClose: () => void
}

/** A request is written here, and counted while it is written. */
export function RequestModal({ request, onClose }: Props) {
  const { t, i18n } = useTranslation()
  const cache = useQueryClient()
  const send = useSaveVersioned<RequestDetails | FiledRequest>(request)
  const asDraft = useRef(false)
  const notAdded = useRef<string[]>([])
  const format = useFormat()
  const [held, setHeld] = useState<File[]>([])
  const { data: types = [] } = useQuery(usableTypesQuery(i18n.language))
  const takesFiles = (typeId: string) => types.find(({ id }) => id === typeId)?.allowAttachment ?? false
  // As it was opened: once it is sent the screen behind reads it again, and the dialog is about to close.
  const [isDraft] = useState(request === null || request.status === statuses.draft)
  const { form, saving, submit, close } = useCreateForm<RequestValues, FiledRequest[]>({
    initial: request ? valuesOf(request) : emptyRequest,
    validate: {
      requestTypeId: (value: string) => (value ? null : t('core.required')),
      firstDay: (value: string | null) => (value ? null : t('core.required')),
      lastDay: (value: string | null, values) => lastDayProblem(value, values, t),
      start: (value: string | null, { isPart }) => (isPart && !value ? t('core.required') : null),
      end: (value: string | null, { isPart }) => (isPart && !value ? t('core.required') : null),
    },
    create: (values, key) =>
      send(async (current) => {
        const type = types.find(({ id }) => id === values.requestTypeId)
        const content = { ...contentOf(values, type), draft: asDraft.current }
        const { employeeIds } = values
        if (current) return [await changeRequest(current.id, { ...content, version: current.version })]
        const made = await fileRequests({ ...content, ...(employeeIds.length > 0 && { employeeIds }) }, key)
        notAdded.current = await sendFiles(
          made.map(({ id }) => id),
          takesFiles(values.requestTypeId) ? held : []
        )
        return made
      }),
    refresh: () => refreshRequests(cache),
    onMade: (made) => {
      const key = made[0] ? statusKeys[made[0].status] : 'pending'
      const several = t(`requests.${asDraft.current ? 'drafted' : 'sent'}_several`, { count: made.length })
      toast({
        ...{ id: 'saved', type: 'success' },
        text: made.length > 1 ? several : t(`requests.saved.${key}`),
      })
      // Above the other, since it asks for something.
      const names = format.list(notAdded.current)
      if (names) toast({ text: t('requests.files.not_added', { names }), type: 'warning' })
      onClose()
    },
    onClose,
  })
  const saveAs = (draft: boolean) => {
    asDraft.current = draft
    return submit()
  }
  return (
    <FormModal
      size="xl"
      title={request ? t('requests.edit_title', { number: request.number }) : t('requests.new')}
      action={t(isDraft ? 'requests.send' : 'requests.send_again')}
      aside={
        isDraft && (
          <Button variant="subtle" loading={saving} onClick={() => void saveAs(true)}>
            {t('requests.save_draft')}
          </Button>
        )
      }
      form={{ saving, submit: () => saveAs(false), close }}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        <Stack>
          <RequestFields form={form} kept={request?.type ?? null} />
        </Stack>
        <Stack>
          <RequestFiles
            request={request}
            takes={takesFiles(form.getValues().requestTypeId)}
            isOwn={form.getValues().employeeIds.length === 0}
            held={held}
            onHold={setHeld}
          />
          <LiveCount values={form.getValues()} requestId={request?.id} saving={saving} />
          {request?.status === statuses.approved && (
            <Text fz="sm" c="dimmed">
              {t('requests.edit_approved')}
            </Text>
          )}
        </Stack>
      </SimpleGrid>
    </FormModal>
  )
}

function lastDayProblem(
  value: string | null,
  { isPart, firstDay }: RequestValues,
  t: (key: string) => string
): string | null {
  if (isPart) return null
  if (!value) return t('core.required')
  return firstDay && value < firstDay ? t('requests.order_of_days') : null
}

type LiveCountProps = { values: RequestValues; requestId: string | undefined; saving: boolean }

function LiveCount({ values, requestId, saving }: LiveCountProps) {
  const { t } = useTranslation()
  const asked = countingOf(values, requestId)
  // What is being sent is not counted once more: it would be beside itself.
  const count = useQuery({ ...countQuery(asked), enabled: asked !== null && !saving })
  if (!asked)
    return (
      <Text c="dimmed" fz="sm">
        {t(values.employeeIds.length > 1 ? 'requests.count.several' : 'requests.count.later')}
      </Text>
    )
  if (isApiFailure(count.error)) return <Text fz="sm">{count.error.message}</Text>
  return count.data ? <CountPanel count={count.data} isOutdated={count.isPlaceholderData} /> : null
}
