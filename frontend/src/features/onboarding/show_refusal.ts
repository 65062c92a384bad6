import type { UseFormReturnType } from '@mantine/form'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { fieldErrors } from '#/ui/form/field_errors.ts'
import { goToFirstProblem } from '#/ui/form/first_problem.ts'
import { toast } from '#/ui/toast.ts'

/** Sentences of the server at their fields, and at the top what belongs to none. */
export const showRefusal = <Values extends object>(form: UseFormReturnType<Values>) => ({
  onError: (error: unknown) => {
    if (!isApiFailure(error, 400, 403, 409)) return
    const errors = fieldErrors(error)
    form.setErrors(errors)
    const shown = Object.keys(errors).some((field) => field.split('.')[0]! in form.getValues())
    if (shown) goToFirstProblem()
    else toast({ text: error.message, type: 'error' })
  },
})
