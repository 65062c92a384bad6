import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiFailure, isApiFailure } from '#/lib/failures/api_failure.ts'
import { toast } from '../toast.ts'

/**
 * Saves a row of a dialog. When another user was faster the dialog stays as it is, says so, and the next attempt is
 * made on their version: the person decides.
 */
export function useSaveVersioned<Row>(row: Row | null) {
  const { t } = useTranslation()
  const [current, setCurrent] = useState(row)
  return async <Made>(send: (current: Row | null) => Promise<Made>): Promise<Made> => {
    try {
      return await send(current)
    } catch (error) {
      if (!isApiFailure(error, 409)) throw error
      setCurrent((error.details.current as Row | undefined) ?? current)
      toast({ text: t('form.stale'), type: 'warning', timeoutMs: 8_000 })
      throw new ApiFailure(409, {})
    }
  }
}
