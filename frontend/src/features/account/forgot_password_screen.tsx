import { Button } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { TextField } from '#/ui/fields.tsx'
import { emailProblem } from '#/lib/session/email_problem.ts'
import { EntranceFrame } from '#/ui/entrance/entrance_frame.tsx'
import classes from '#/ui/entrance/entrance.module.css'
import { useForgottenPassword } from './queries.ts'
import { Refusal } from '#/ui/entrance/refusal.tsx'
import { sentenceOf } from './account_refusal.ts'

/** Asks where to mail the link for a new password. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const ask = useForgottenPassword()
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<ReturnType<typeof emailProblem>>()

  function submit(event: FormEvent) {
    event.preventDefault()
    const email = field.current!.value.trim()
    const found = emailProblem(email)
    setProblem(found)
    if (found) return field.current!.focus()
    ask.mutate(email, { onSuccess: () => void navigate('/reset-password', { state: { email } }) })
  }

  return (
    <EntranceFrame title={t('account.forgot.title')} lead={t('account.forgot.lead')}>
      <form className={classes.fields} onSubmit={submit} noValidate>
        <Refusal sentence={sentenceOf(ask.error, t)} />
        <TextField
          ref={field}
          label={t('account.email.label')}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          autoFocus
          error={problem && t(`account.email.${problem}`)}
        />
        <Button type="submit" size="md" fullWidth loading={ask.isPending}>
          {t('account.forgot.submit')}
        </Button>
        <Link to="/login" className={classes.link}>
          {t('account.forgot.back')}
        </Link>
      </form>
    </EntranceFrame>
  )
}
