import { Button } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { TextField } from '#/ui/fields.tsx'
import { toast } from '#/ui/toast.ts'
import { deviceName } from './device_name.ts'
import { EntranceFrame } from '#/ui/entrance/entrance_frame.tsx'
import classes from '#/ui/entrance/entrance.module.css'
import { useTrustDevice } from './queries.ts'
import { Refusal } from '#/ui/entrance/refusal.tsx'
import { sentenceOf } from './account_refusal.ts'

/** Names the device that is to need no code from now on; right after the first code was entered on it. */
export function TrustedDeviceScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { back = '/' } = (useLocation().state ?? {}) as { back?: string }
  const trust = useTrustDevice()
  const field = useRef<HTMLInputElement>(null)
  const [missing, setMissing] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    const name = field.current!.value.trim()
    setMissing(!name)
    if (!name) return field.current!.focus()
    trust.mutate(name, {
      onSuccess: () => {
        toast({ type: 'success', text: t('account.trusted_device.done') })
        void navigate(back, { replace: true })
      },
    })
  }

  return (
    <EntranceFrame title={t('account.trusted_device.title')} lead={t('account.trusted_device.lead')}>
      <form className={classes.fields} onSubmit={submit} noValidate>
        <Refusal sentence={sentenceOf(trust.error, t)} />
        <TextField
          ref={field}
          label={t('account.trusted_device.name')}
          name="device-name"
          defaultValue={deviceName(navigator.userAgent) ?? ''}
          maxLength={60}
          autoFocus
          error={missing && t('account.trusted_device.name_required')}
        />
        <Button type="submit" size="md" fullWidth loading={trust.isPending}>
          {t('account.trusted_device.submit')}
        </Button>
        <Link to={back} replace className={classes.link}>
          {t('account.trusted_device.skip')}
        </Link>
      </form>
    </EntranceFrame>
  )
}
