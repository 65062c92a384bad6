import { useForm, type UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ApiFailure, isApiFailure } from '#/lib/failures/api_failure.ts'
import { toast } from '../toast.ts'
import { fieldErrors } from './field_errors.ts'
import { goToFirstProblem } from './first_problem.ts'
import { rebase, same } from './rebase.ts'
import type { FormRules } from './rules.ts'

type Options<Row extends { version: number }, Values extends object> = {
  /** As the server knows it when the form opens. */
  row: Row
  valuesOf: (row: Row) => Values
  validate?: FormRules<Values>
  /** Sends the values with the version they were based on; failures 400, 403 and 409 must reach the form. */
  save: (values: Values, version: number) => Promise<Row>
  onFieldErrors?: (fields: string[]) => void
}

export type ServerForm<Values extends object> = {
  form: UseFormReturnType<Values>
  dirty: boolean
  saving: boolean
  /** Fields that another user changed too; `null` without a conflict. */
  conflicts: (keyof Values & string)[] | null
  /** Fields that only another user changed; their values are in the form. */
  taken: (keyof Values & string)[]
  /** What another user saved meanwhile; `null` without a conflict. */
  theirs: Values | null
  /** Takes the other person's version of a field. */
  takeTheirs: (field: keyof Values & string) => void
  submit: () => Promise<void>
  discard: () => void
  /** Counts how often changes were discarded: fields drawn again lose text that could not be read. */
  discards: number
}

/**
 * A form over a row that people edit together. When another user was faster, what was typed stays, their other
 * changes come in, and saving again is up to the person.
 */
export function useServerForm<Row extends { version: number }, Values extends object>(
  options: Options<Row, Values>
): ServerForm<Values> {
  const { row, valuesOf, save, validate, onFieldErrors } = options
  const { t } = useTranslation()
  const [base, setBase] = useState(row)
  const [conflicts, setConflicts] = useState<(keyof Values & string)[] | null>(null)
  const [taken, setTaken] = useState<(keyof Values & string)[]>([])
  const [theirs, setTheirs] = useState<Values | null>(null)
  const [saving, setSaving] = useState(false)
  const [discards, setDiscards] = useState(0)
  const form = useForm<Values>({ initialValues: valuesOf(row), validate: validate as never })

  const show = (saved: Row) => {
    setBase(saved)
    setConflicts(null)
    setTheirs(null)
    form.setValues(valuesOf(saved))
    form.clearErrors()
  }

  const fail = (failure: ApiFailure, typed: Values) => {
    if (failure.status === 409 && failure.details.current) {
      const current = failure.details.current as Row
      const merged = rebase(valuesOf(base), typed, valuesOf(current))
      setBase(current)
      setTheirs(valuesOf(current))
      form.setValues(merged.values)
      setTaken(merged.taken as (keyof Values & string)[])
      return setConflicts(merged.conflicts as (keyof Values & string)[])
    }
    const errors = fieldErrors(failure)
    const fields = Object.keys(errors)
    if (fields.length === 0) return void toast({ text: failure.message, type: 'error' })
    form.setErrors(errors)
    onFieldErrors?.(fields)
    goToFirstProblem()
    if (fields.some((field) => !(field.split('.')[0]! in (typed as object))))
      toast({ text: failure.message, type: 'error' })
  }

  const submit = async () => {
    const { hasErrors, errors } = form.validate()
    if (hasErrors) {
      onFieldErrors?.(Object.keys(errors))
      return goToFirstProblem()
    }
    const typed = form.getValues()
    setSaving(true)
    try {
      show(await save(typed, base.version))
      toast({ id: 'saved', text: t('core.saved'), type: 'success' })
    } catch (error) {
      if (isApiFailure(error, 400, 403, 409)) fail(error, typed)
      else if (!isApiFailure(error)) throw error
    } finally {
      setSaving(false)
    }
  }

  const takeTheirs = (field: keyof Values & string) => {
    if (!theirs) return
    form.setValues({ ...form.getValues(), [field]: theirs[field] })
    setConflicts((fields) => fields?.filter((other) => other !== field) ?? null)
  }

  const dirty = !same(form.values, valuesOf(base))
  const discard = () => {
    show(base)
    setDiscards((before) => before + 1)
  }
  return { form, dirty, saving, conflicts, taken, theirs, takeTheirs, submit, discard, discards }
}
