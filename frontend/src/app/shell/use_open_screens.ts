import { canReach } from '@shiftloom/backend/contracts/abilities'
import { useCallback } from 'react'
import { entitlementsOf, useProfile } from '#/lib/account/profile.ts'
import type { ScreenPath } from '#/lib/screens/screens.ts'
import { appRoutes } from '../routes.ts'

export function useOpenScreens(): ScreenPath {
  const profile = useProfile()
  return useCallback(
    (name) => {
      const route = appRoutes.find((known) => known.name === name)
      return route && canReach(profile.role, name, entitlementsOf(profile)) ? route.path : null
    },
    [profile]
  )
}
