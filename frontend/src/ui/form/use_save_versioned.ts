import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiFailure, isApiFailure } from '#/lib/failures/api_failure.ts'
import { toast } from '../toast.ts'

/**
 * Saves a row of a dialog. When another user was faster the dialog stays as it is, says so, and the next attempt is
 * made on their version: the person decides. Every other refusal is the form's, also of a row that is no longer in the
 * state for it.
 */
export function useSaveVersioned<Row>(row: Row | null) {
  const { t } = useTranslation()
  const [current, setCurrent] = useState(row)
  return async <Made>(send: (current: Row | null) => Promise<Made>): Promise<Made> => {
    try {
      return await send(current)
    } catch (error) {
      if (!isApiFailure(error, 409) || error.code !== 'core.stale_version') throw error
      setCurrent((error.details.current as Row | undefined) ?? current)
      toast({ text: t('form.stale'), type: 'warning', timeoutMs: 8_000 })
      // Without a sentence: it is shown already.
      throw new ApiFailure(409, {})
    }
  }
}
