import { Alert, Button, Group, Text, Textarea } from '@mantine/core'
import { daysUntilErasure } from '@shiftloom/backend/contracts/company_deletion'
import { deletionAnswer, type OfficeOrganisationDetails } from '@shiftloom/backend/contracts/office'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { useCan } from '#/lib/account/profile.ts'
import { browserZone } from '#/lib/time/time_zone.ts'
import { useConfirm } from '#/ui/confirm.tsx'
import { FormModal } from '#/ui/form/form_modal.tsx'
import { useCreateForm } from '#/ui/form/use_create_form.ts'
import { toast } from '#/ui/toast.ts'
import { refuseDeletion, useChanges } from './queries.ts'

type Props = { organisation: OfficeOrganisationDetails }

/** A customer's wish to be deleted, and what may be answered. */
export function DeletionCard({ organisation: { id, name, deletionRequest } }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const confirm = useConfirm()
  const mayDecide = useCan('organisations.archive')
  const { acceptDeletion } = useChanges(id)
  const [refusing, setRefusing] = useState(false)
  if (!deletionRequest) return null
  const { reason, requestedAt, requestedBy, eraseOn } = deletionRequest
  const accept = async () => {
    const agreed = await confirm({
      title: t('organisations.deletion.accept_title', { name }),
      text: t('organisations.deletion.accept_text', { days: daysUntilErasure }),
      confirmLabel: t('organisations.deletion.accept_confirm'),
      destructive: true,
    })
    if (agreed)
      acceptDeletion.mutate(undefined, {
        onSuccess: () => toast({ type: 'success', text: t('organisations.deletion.accepted', { name }) }),
      })
  }
  return (
    <Alert
      color="red"
      title={t('organisations.deletion.title', {
        person: requestedBy ? format.personName(requestedBy) : name,
        at: format.instant(requestedAt, browserZone()),
      })}
    >
      {eraseOn && (
        <Text fw={600} mb="xs">
          {t('organisations.deletion.agreed', { day: format.day(eraseOn, 'full') })}
        </Text>
      )}
      <Text mb={mayDecide ? 'md' : 0} style={{ whiteSpace: 'pre-wrap' }}>
        {reason}
      </Text>
      {mayDecide && (
        <Group gap="sm">
          {!eraseOn && (
            <Button color="red.8" loading={acceptDeletion.isPending} onClick={() => void accept()}>
              {t('organisations.deletion.accept')}
            </Button>
          )}
          <Button variant="default" onClick={() => setRefusing(true)}>
            {t(eraseOn ? 'organisations.deletion.keep' : 'organisations.deletion.refuse')}
          </Button>
        </Group>
      )}
      {refusing && <RefusalModal id={id} name={name} onClose={() => setRefusing(false)} />}
    </Alert>
  )
}

type ModalProps = { id: string; name: string; onClose: () => void }

function RefusalModal({ id, name, onClose }: ModalProps) {
  const { t } = useTranslation()
  const { again } = useChanges(id)
  const { least, most } = deletionAnswer
  const { form, saving, submit, close } = useCreateForm<{ answer: string }, unknown>({
    initial: { answer: '' },
    validate: {
      answer: (answer: string) =>
        answer.trim().length < least ? t('organisations.deletion.answer_short', { least }) : null,
    },
    create: ({ answer }) => refuseDeletion(id, answer.trim()),
    onMade: () => {
      toast({ type: 'success', text: t('organisations.deletion.refused', { name }) })
      void again()
      onClose()
    },
    onClose,
  })
  return (
    <FormModal
      title={t('organisations.deletion.refuse_title', { name })}
      action={t('organisations.deletion.refuse')}
      form={{ saving, submit, close }}
    >
      <Textarea
        size="md"
        label={t('organisations.deletion.answer')}
        description={t('organisations.deletion.answer_hint')}
        withAsterisk
        autosize
        minRows={3}
        maxLength={most}
        data-autofocus
        {...form.getInputProps('answer')}
      />
    </FormModal>
  )
}
