import type { Location } from '@shiftloom/backend/contracts/organisation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '#/ui/toast.ts'
import { newKey } from '#/lib/api/new_key.ts'
import { useOneAtATime } from '#/lib/screens/use_one_at_a_time.ts'
import { duplicateLocation, refreshLocations } from './queries.ts'

/** Opens a second location with all the settings of the first; pressed twice at once it opens one and says so once. */
export function useDuplicateLocation() {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const key = useRef(newKey())
  const duplicate = useMutation({
    mutationFn: ({ id, name }: Location) =>
      duplicateLocation(id, t('locations.copy_name', { name }), key.current),
    onSuccess: async ({ name, code }) => {
      key.current = newKey()
      toast({ text: t('locations.duplicated', { name, code }), type: 'success' })
      await refreshLocations(cache)
    },
  })
  return useOneAtATime(duplicate.mutate)
}
