import { isStrongPassword } from '@shiftloom/backend/contracts/identity'
import { Button } from '@mantine/core'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProfile } from '#/lib/account/profile.ts'
import { PasswordField } from '#/ui/fields.tsx'
import { toast } from '#/ui/toast.ts'
import classes from '#/ui/entrance/entrance.module.css'
import { PasswordNeeds } from './password_needs.tsx'
import { useOwnPassword } from './queries.ts'
import { Refusal } from '#/ui/entrance/refusal.tsx'
import { sentenceOf } from './account_refusal.ts'

type Problems = { current?: boolean; next?: boolean }

/** The present password and the next; what was typed stays when it is refused. */
export function OwnPasswordForm() {
  const { t } = useTranslation()
  const { email } = useProfile()
  const change = useOwnPassword()
  const needs = useId()
  const form = useRef<HTMLFormElement>(null)
  const current = useRef<HTMLInputElement>(null)
  const next = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [problems, setProblems] = useState<Problems>({})

  function submit(event: FormEvent) {
    event.preventDefault()
    const entered = { current: current.current!.value, password: next.current!.value }
    const found = { current: !entered.current, next: !isStrongPassword(entered.password) }
    setProblems(found)
    if (found.current) return current.current!.focus()
    if (found.next) return next.current!.focus()
    change.mutate(entered, { onSuccess: done, onError: () => current.current?.select() })
  }

  function done() {
    form.current?.reset()
    setTyped('')
    toast({ type: 'success', text: t('account.security.password_done') })
  }

  return (
    <form ref={form} className={classes.fields} onSubmit={submit} noValidate>
      <Refusal sentence={sentenceOf(change.error, t)} />
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        ref={current}
        label={t('account.password.current')}
        name="current-password"
        autoComplete="current-password"
        error={problems.current && t('account.password.required')}
      />
      <PasswordField
        ref={next}
        label={t('account.password.new')}
        name="new-password"
        autoComplete="new-password"
        aria-describedby={needs}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={problems.next && t('account.refused.password_weak')}
      />
      <PasswordNeeds password={typed} id={needs} />
      <Button type="submit" variant="default" loading={change.isPending} style={{ alignSelf: 'flex-start' }}>
        {t('account.security.change_password')}
      </Button>
    </form>
  )
}
