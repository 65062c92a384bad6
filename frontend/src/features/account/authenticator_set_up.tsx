import type { AuthenticatorSecret } from '@shiftloom/backend/contracts/identity'
import { Button, Code, Group, Stack, Text } from '@mantine/core'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { renderSVG } from 'uqr'
import { TextField } from '#/ui/fields.tsx'
import classes from './device_list.module.css'

type SetUp = { secret: AuthenticatorSecret; pending: boolean; onCode: (code: string) => void }

/** The picture for the app, the secret to type instead, and the first code as proof that both agree. */
export function AuthenticatorSetUp({ secret, pending, onCode }: SetUp) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const [missing, setMissing] = useState(false)
  const picture = useMemo(
    () => `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(secret.address, { border: 2 }))}`,
    [secret.address]
  )
  function submit(event: FormEvent) {
    event.preventDefault()
    const code = field.current!.value.replaceAll(/\s/g, '')
    setMissing(!/^\d{6}$/.test(code))
    if (!/^\d{6}$/.test(code)) return field.current!.focus()
    onCode(code)
  }
  return (
    <form onSubmit={submit} noValidate>
      <Group align="flex-start" gap="lg" wrap="nowrap">
        <img src={picture} className={classes.picture} alt={t('account.two_factor.picture')} />
        <Stack gap="sm">
          <Text>{t('account.two_factor.scan')}</Text>
          <Text fz="sm" c="dimmed">
            {t('account.two_factor.type')}
          </Text>
          <Code className={classes.secret}>{secret.secret.match(/.{1,4}/g)?.join(' ')}</Code>
          <TextField
            ref={field}
            label={t('account.two_factor.code')}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            maxLength={10}
            error={missing && t('account.two_factor.code_required')}
          />
          <Button type="submit" loading={pending}>
            {t('account.two_factor.turn_on')}
          </Button>
        </Stack>
      </Group>
    </form>
  )
}
