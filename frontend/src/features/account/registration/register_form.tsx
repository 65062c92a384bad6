import { languages } from '@shiftloom/backend/contracts/enums'
import { isStrongPassword } from '@shiftloom/backend/contracts/identity'
import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiFailure } from '#/lib/failures/api_failure.ts'
import { emailProblem } from '#/lib/session/email_problem.ts'
import { currentLocale } from '#/lib/i18n/i18n.ts'
import { PasswordField, TextField } from '#/ui/fields.tsx'
import { NameFields } from '#/domain/people/name_fields.tsx'
import classes from '#/ui/entrance/entrance.module.css'
import { Refusal } from '#/ui/entrance/refusal.tsx'
import { fieldErrors } from '#/ui/form/field_errors.ts'
import { goToFirstProblem } from '#/ui/form/first_problem.ts'
import { rulesFor } from '#/ui/form/rules.ts'
import { sentenceOf } from '../account_refusal.ts'
import { PasswordNeeds } from '../password_needs.tsx'
import { useRegistration } from './queries.ts'
import type { RegistrationValues } from './registration_values.ts'
import { Terms } from './terms.tsx'

type Props = { initial: RegistrationValues; onSent: (values: RegistrationValues) => void }

/** What a company needs to begin; everything else is asked once the address is confirmed. */
export function RegisterForm({ initial, onSent }: Props) {
  const { t } = useTranslation()
  const needs = useId()
  const registration = useRegistration()
  const { required } = rulesFor(t)
  const form = useForm({
    initialValues: initial,
    validate: {
      companyName: required,
      name: required,
      surname: required,
      email: (email) => {
        const problem = emailProblem(email.trim())
        return problem ? t(`account.email.${problem}`) : null
      },
      password: (password) => (isStrongPassword(password) ? null : t('account.refused.password_weak')),
      acceptsTerms: (accepted) => (accepted ? null : t('registration.form.terms_required')),
    },
  })

  const submit = form.onSubmit(
    (values) =>
      registration.mutate(
        { ...values, email: values.email.trim(), language: languages[currentLocale()], acceptsTerms: true },
        {
          onSuccess: () => onSent(values),
          onError: (error) => {
            if (!(error instanceof ApiFailure)) return
            form.setErrors(fieldErrors(error))
            goToFirstProblem()
          },
        }
      ),
    () => goToFirstProblem()
  )
  const { error } = registration
  const atField = error instanceof ApiFailure && Object.keys(fieldErrors(error)).length > 0

  return (
    <form className={classes.fields} onSubmit={submit} noValidate>
      <Refusal sentence={atField ? null : sentenceOf(error, t)} />
      <TextField
        label={t('registration.form.company')}
        autoComplete="organization"
        maxLength={120}
        autoFocus
        {...form.getInputProps('companyName')}
      />
      <div className={classes.pair}>
        <NameFields
          given={
            <TextField
              label={t('registration.form.name')}
              autoComplete="given-name"
              maxLength={80}
              {...form.getInputProps('name')}
            />
          }
          family={
            <TextField
              label={t('registration.form.surname')}
              autoComplete="family-name"
              maxLength={80}
              {...form.getInputProps('surname')}
            />
          }
        />
      </div>
      <TextField
        label={t('account.email.label')}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        maxLength={254}
        {...form.getInputProps('email')}
      />
      <PasswordField
        label={t('registration.form.password')}
        name="new-password"
        autoComplete="new-password"
        aria-describedby={needs}
        {...form.getInputProps('password')}
      />
      <PasswordNeeds password={form.values.password} id={needs} />
      <Terms {...form.getInputProps('acceptsTerms', { type: 'checkbox' })} />
      <Button type="submit" size="md" fullWidth loading={registration.isPending}>
        {t('registration.form.submit')}
      </Button>
    </form>
  )
}
