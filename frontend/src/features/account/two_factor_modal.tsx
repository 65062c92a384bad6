import type { AuthenticatorSecret, TwoFactorMethod } from '@shiftloom/backend/contracts/identity'
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordField } from '#/ui/fields.tsx'
import { toast } from '#/ui/toast.ts'
import { useFocusBack } from '#/ui/use_focus_back.ts'
import { AuthenticatorSetUp } from './authenticator_set_up.tsx'
import { useAuthenticatorSecret, useTwoFactorChoice } from './queries.ts'
import { RecoveryCodes } from './recovery_codes.tsx'
import { Refusal } from '#/ui/entrance/refusal.tsx'
import { sentenceOf } from './account_refusal.ts'

type Props = { method: TwoFactorMethod; onClose: () => void }
type Prepared = { password: string; secret: AuthenticatorSecret }

/** Asks for the password, then does what the chosen second step needs; an app is set up and tried before it counts. */
export function TwoFactorModal({ method, onClose }: Props) {
  const { t } = useTranslation()
  useFocusBack()
  const prepare = useAuthenticatorSecret()
  const choose = useTwoFactorChoice()
  const [prepared, setPrepared] = useState<Prepared | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)

  const done = () => {
    toast({ type: 'success', text: t(`account.two_factor_chosen.${method}`) })
    onClose()
  }
  const prove = (password: string) =>
    method === 'totp'
      ? prepare.mutate(password, { onSuccess: (secret) => setPrepared({ password, secret }) })
      : choose.mutate({ method, password }, { onSuccess: done })
  const tryCode = (code: string) =>
    choose.mutate(
      { method, password: prepared!.password, code },
      { onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes) }
    )

  return (
    <Modal
      opened
      onClose={codes ? done : onClose}
      title={t(`account.two_factor_choose.${method}`)}
      size="lg"
      closeOnClickOutside={!codes}
      closeButtonProps={{ 'aria-label': t('core.close') }}
    >
      <Stack gap="md">
        <Refusal sentence={sentenceOf(choose.error ?? prepare.error, t)} />
        {codes ? (
          <RecoveryCodes codes={codes} onDone={done} />
        ) : prepared ? (
          <AuthenticatorSetUp secret={prepared.secret} pending={choose.isPending} onCode={tryCode} />
        ) : (
          <PasswordProof
            lead={t(`account.two_factor_explained.${method}`)}
            pending={prepare.isPending || choose.isPending}
            onCancel={onClose}
            onProof={prove}
          />
        )}
      </Stack>
    </Modal>
  )
}

type Proof = { lead: string; pending: boolean; onCancel: () => void; onProof: (password: string) => void }

function PasswordProof({ lead, pending, onCancel, onProof }: Proof) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const [missing, setMissing] = useState(false)
  function submit(event: FormEvent) {
    event.preventDefault()
    const password = field.current!.value
    setMissing(!password)
    if (!password) return field.current!.focus()
    onProof(password)
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>{lead}</Text>
        <PasswordField
          ref={field}
          label={t('account.password.current')}
          name="current-password"
          autoComplete="current-password"
          data-autofocus
          error={missing && t('account.password.required')}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t('core.cancel')}
          </Button>
          <Button type="submit" loading={pending}>
            {t('account.two_factor.continue')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
