import { isStrongPassword } from '@shiftloom/backend/contracts/identity'
import { Button } from '@mantine/core'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordField } from '#/ui/fields.tsx'
import classes from '#/ui/entrance/entrance.module.css'
import { PasswordNeeds } from './password_needs.tsx'
import { Refusal } from '#/ui/entrance/refusal.tsx'
import { sentenceOf } from './account_refusal.ts'

type Problems = { first?: 'weak'; second?: 'differs' }
type PasswordForm = {
  email: string
  submitText: string
  error: unknown
  pending: boolean
  onSubmit: (password: string) => void
}

/** A password twice. Browsers that keep passwords learn from the hidden address whose it is. */
export function PasswordForm({ email, submitText, error, pending, onSubmit }: PasswordForm) {
  const { t } = useTranslation()
  const needs = useId()
  const first = useRef<HTMLInputElement>(null)
  const second = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [problems, setProblems] = useState<Problems>({})

  function submit(event: FormEvent) {
    event.preventDefault()
    const [one, two] = [first.current!.value, second.current!.value]
    if (!isStrongPassword(one)) {
      setProblems({ first: 'weak' })
      return first.current!.focus()
    }
    if (one !== two) {
      setProblems({ second: 'differs' })
      return second.current!.focus()
    }
    setProblems({})
    onSubmit(one)
  }

  return (
    <form className={classes.fields} onSubmit={submit} noValidate>
      <Refusal sentence={sentenceOf(error, t)} />
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        ref={first}
        label={t('account.password.new')}
        name="new-password"
        autoComplete="new-password"
        autoFocus
        aria-describedby={needs}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={problems.first && t('account.refused.password_weak')}
      />
      <PasswordNeeds password={typed} id={needs} />
      <PasswordField
        ref={second}
        label={t('account.password.repeat')}
        name="repeat-password"
        autoComplete="new-password"
        error={problems.second && t('account.password.differs')}
      />
      <Button type="submit" size="md" fullWidth loading={pending}>
        {submitText}
      </Button>
    </form>
  )
}
