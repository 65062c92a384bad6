import { useForm, type UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { newKey } from '#/lib/api/new_key.ts'
import { network } from '#/lib/network/network.ts'
import { useConfirm } from '../confirm.tsx'
import { toast } from '../toast.ts'
import { fieldErrors, shownByForm } from './field_errors.ts'
import { goToFirstProblem } from './first_problem.ts'
import { same } from './rebase.ts'
import type { FormRules } from './rules.ts'

type Options<Values extends object, Made> = {
  initial: Values
  validate?: FormRules<Values>
  /** The key makes a repeated attempt create nothing twice; failures 400, 403 and 409 must reach the form. */
  create: (values: Values, idempotencyKey: string) => Promise<Made>
  /** Reads again what shows it. The dialog waits for that, so that no list below it shows what was before. */
  refresh?: () => Promise<unknown>
  onMade: (made: Made) => void
  onClose: () => void
  onFieldErrors?: (fields: string[]) => void
}

export type CreateForm<Values extends object> = {
  form: UseFormReturnType<Values>
  saving: boolean
  submit: () => Promise<void>
  /** Asks first when something was typed. */
  close: () => Promise<void>
}

/** A form in a dialog or a drawer that makes something new. Mount it again each time it opens. */
export function useCreateForm<Values extends object, Made>(
  options: Options<Values, Made>
): CreateForm<Values> {
  const { initial, validate, create, refresh, onMade, onClose, onFieldErrors } = options
  const { t } = useTranslation()
  const confirm = useConfirm()
  const [saving, setSaving] = useState(false)
  const form = useForm<Values>({ initialValues: initial, validate: validate as never })
  // One key for one input: the same input sent twice makes one thing, a corrected one is another request.
  const [attempt, setAttempt] = useState({ values: '', key: '' })

  const submit = async () => {
    const { hasErrors, errors } = form.validate()
    if (hasErrors) {
      onFieldErrors?.(Object.keys(errors))
      return goToFirstProblem()
    }
    const values = JSON.stringify(form.getValues())
    const key = attempt.values === values ? attempt.key : newKey()
    setAttempt({ values, key })
    setSaving(true)
    try {
      const made = await create(form.getValues(), key)
      if (refresh) await whileReachable(refresh())
      onMade(made)
    } catch (error) {
      if (!isApiFailure(error)) throw error
      if (!shownByForm.inline.some((status) => status === error.status)) return
      const errors = fieldErrors(error)
      form.setErrors(errors)
      const shown = Object.keys(errors).filter((field) => field.split('.')[0]! in initial)
      if (shown.length === 0 && error.message) toast({ text: error.message, type: 'error' })
      onFieldErrors?.(Object.keys(errors))
      if (shown.length > 0) goToFirstProblem()
    } finally {
      setSaving(false)
    }
  }

  const close = async () => {
    const question = {
      title: t('form.leave_title'),
      text: t('form.leave_text'),
      confirmLabel: t('form.leave'),
      cancelLabel: t('form.stay'),
      destructive: true,
    }
    if (same(form.getValues(), initial) || (await confirm(question))) onClose()
  }

  return { form, saving, submit, close }
}

/** What is saved is saved: without a way to the server nothing more is waited for. */
async function whileReachable(reading: Promise<unknown>): Promise<void> {
  let stop = () => {}
  const lost = new Promise<void>((done) => {
    stop = network.subscribe(() => network.isDown() && done())
  })
  await Promise.race([reading, lost])
  stop()
}
