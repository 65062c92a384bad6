import type {
  NotificationSettings,
  NotificationSettingsInput,
} from '@shiftloom/backend/contracts/notifications'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'
import { subscribeBrowser, unsubscribeBrowser } from './push_browser.ts'

const settingsKey = ['account', 'notices'] as const

export const noticesQuery = queryOptions({
  queryKey: settingsKey,
  queryFn: ({ signal }) => http.get('/notifications/settings', undefined, { signal, quiet: true }),
})

/** Keeps what was chosen; every reader of the settings hears of it before the answer, and again when it was refused. */
export function useChooseNotices() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (notices: NotificationSettingsInput['notices']) =>
      http.put('/notifications/settings', { notices }),
    onMutate: async (notices) => {
      await cache.cancelQueries({ queryKey: settingsKey })
      const before = cache.getQueryData(settingsKey) as NotificationSettings | undefined
      if (before) cache.setQueryData(settingsKey, { ...before, notices: { ...before.notices, ...notices } })
      return before
    },
    onError: (_error, _notices, before) => cache.setQueryData(settingsKey, before),
    onSettled: () => cache.invalidateQueries({ queryKey: settingsKey }),
  })
}

/** Shows notices in this browser from now on. */
export function useTurnOnHere() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (pushKey: string) =>
      http.post('/notifications/devices', await subscribeBrowser(pushKey)),
    onSettled: () => cache.invalidateQueries({ queryKey: settingsKey }),
  })
}

export function useTurnOff() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, isCurrent }: { id: string; isCurrent: boolean }) => {
      if (isCurrent) await unsubscribeBrowser()
      // Given up elsewhere meanwhile: the list says so.
      await http.del(`/notifications/devices/${id}`, undefined, { inline: [404] })
    },
    onSettled: () => cache.invalidateQueries({ queryKey: settingsKey }),
  })
}
