import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '#/lib/http.ts'
import { session } from '#/lib/session.ts'

export type Credentials = { email: string; password: string; rememberMe: boolean }

/** Starts the session on success. Failures are shown by the form. */
export function useSignIn() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (credentials: Credentials) =>
      http.post('/user-access/authentication/sign-in', credentials, {
        quiet: true,
        withCredentials: true,
        withoutRefresh: true,
      }),
    onSuccess: ({ token }) => {
      cache.clear()
      session.begin(token)
    },
  })
}

const open = { quiet: true, withoutRefresh: true }

/** Asks for a mail with a link; the answer is the same for every address. */
export const useForgottenPassword = () =>
  useMutation({
    mutationFn: (email: string) => http.post('/user-access/password-resets', { email }, open),
  })

/** Whom a mailed link belongs to. Asked once: another answer would not be another page. */
export const linkQuery = (link: string) =>
  queryOptions({
    queryKey: ['identity', 'link', link],
    queryFn: () => http.post('/user-access/account-links', { link }, open),
    retry: false,
    staleTime: Infinity,
  })

export type LinkUse = { link: string; password?: string }

export const useActivation = () =>
  useMutation({ mutationFn: (use: LinkUse) => http.post('/user-access/activations', use, open) })

export const useNewPassword = () =>
  useMutation({
    mutationFn: ({ link, password = '' }: LinkUse) =>
      http.post('/user-access/new-passwords', { link, password }, open),
  })

const sessionsKey = ['identity', 'sessions'] as const

export const sessionsQuery = queryOptions({
  queryKey: sessionsKey,
  queryFn: ({ signal }) => http.get('/user-access/sessions', undefined, { signal, quiet: true }),
})

export function useEndSession() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => http.del(`/user-access/sessions/${id}`, undefined, { inline: [404] }),
    // Ended elsewhere meanwhile: the list says so.
    onSettled: () => cache.invalidateQueries({ queryKey: sessionsKey }),
  })
}

export function useEndOthers() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => http.del('/user-access/sessions'),
    onSettled: () => cache.invalidateQueries({ queryKey: sessionsKey }),
  })
}

export function useOwnPassword() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (change: { current: string; password: string }) =>
      http.put('/user-access/password', change, { quiet: true }),
    onSuccess: () => cache.invalidateQueries({ queryKey: sessionsKey }),
  })
}
