import type { Location } from '@shiftloom/backend/contracts/organisation'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { isApiFailure } from '#/lib/api_failure.ts'
import { useScreenPath } from '#/lib/screens.ts'
import { useConfirm } from '#/ui/confirm.tsx'
import { toast } from '#/ui/toast.ts'
import { deleteLocation, refreshLocations } from './queries.ts'

/** Deletes a location after asking; while people have it as their main one, leads to them. */
export function useDeleteLocation() {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const go = useNavigate()
  const cache = useQueryClient()
  const employees = useScreenPath()('employees')

  const refused = async (location: Location, reason: string) => {
    if (!employees) return void toast({ text: reason, type: 'error' })
    const show = await confirm({
      title: t('locations.delete.blocked', { name: location.name }),
      text: reason,
      confirmLabel: t('locations.show_people'),
    })
    if (show) await go(`${employees}?location=${location.id}`)
  }

  /** `leave` runs once it is gone, before anything is loaded again: its own screen must not ask for it. */
  return async (location: Location, leave?: () => Promise<void> | void): Promise<void> => {
    const agreed = await confirm({
      title: t('locations.delete.title', { name: location.name }),
      text: t('locations.delete.text'),
      confirmLabel: t('locations.delete.confirm'),
      destructive: true,
    })
    if (!agreed) return
    try {
      await deleteLocation(location.id)
      await leave?.()
      toast({ text: t('locations.delete.done', { name: location.name }), type: 'success' })
      await refreshLocations(cache)
    } catch (error) {
      // Anything else has been shown already.
      if (isApiFailure(error, 400)) await refused(location, error.message)
    }
  }
}
