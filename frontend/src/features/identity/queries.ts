import type { SignInAnswer, SignInChallenge, TwoFactorMethod } from '@shiftloom/backend/contracts/identity'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { http } from '#/lib/http.ts'
import { session } from '#/lib/session.ts'

const open = { quiet: true, withoutRefresh: true }

export type TwoFactorVisit = { challenge: SignInChallenge }
export type Credentials = { email: string; password: string; rememberMe: boolean }

/** Starts the session on success, or goes on to the second step. Failures are shown by the form. */
export function useSignIn() {
  const enter = useEntering()
  return useMutation({
    mutationFn: (credentials: Credentials) =>
      http.post('/user-access/authentication/sign-in', credentials, { ...open, withCredentials: true }),
    onSuccess: enter,
  })
}

/** The same for whoever has just come back from a provider; the browser carries the proof. */
export function useArrival() {
  const enter = useEntering()
  return useMutation({
    mutationFn: () =>
      http.post('/user-access/providers/arrivals', undefined, { ...open, withCredentials: true }),
    onSuccess: enter,
  })
}

function useEntering(): (answer: SignInAnswer) => void {
  const navigate = useNavigate()
  const cache = useQueryClient()
  return ({ token, challenge }) => {
    cache.clear()
    if (token !== null) return session.begin(token)
    // Where to go in the end stays in the address.
    const state: TwoFactorVisit = { challenge }
    void navigate({ pathname: '/login-two-factor', search: location.search }, { state })
  }
}

/** Who else can say who somebody is; none where none is set up, or none can be asked for. */
export const providersQuery = queryOptions({
  queryKey: ['identity', 'providers'],
  queryFn: ({ signal }) => http.get('/user-access/providers', undefined, { ...open, signal }),
  retry: false,
  staleTime: Infinity,
})

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

const twoFactorKey = ['identity', 'two-factor'] as const

export const twoFactorQuery = queryOptions({
  queryKey: twoFactorKey,
  queryFn: ({ signal }) => http.get('/user-access/two-factor', undefined, { signal, quiet: true }),
})

export const useAnswerChallenge = () =>
  useMutation({
    mutationFn: (answer: { challenge: string; code: string }) =>
      http.post('/user-access/authentication/two-factor', answer, { ...open, withCredentials: true }),
  })

export const useCodeAgain = () =>
  useMutation({
    mutationFn: (challenge: string) =>
      http.post('/user-access/authentication/two-factor-codes', { challenge }, open),
  })

export const useAuthenticatorSecret = () =>
  useMutation({
    mutationFn: (password: string) =>
      http.post('/user-access/authenticator-secrets', { password }, { quiet: true }),
  })

type Choice = { method: TwoFactorMethod; password: string; code?: string }

export function useTwoFactorChoice() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (choice: Choice) => http.put('/user-access/two-factor', choice, { quiet: true }),
    onSuccess: () => cache.invalidateQueries({ queryKey: twoFactorKey }),
  })
}

export const useTrustDevice = () =>
  useMutation({
    mutationFn: (name: string) =>
      http.post('/user-access/trusted-devices', { name }, { quiet: true, withCredentials: true }),
  })

export function useRenameDevice() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      http.put(`/user-access/trusted-devices/${id}`, { name }, { inline: [404] }),
    onSettled: () => cache.invalidateQueries({ queryKey: twoFactorKey }),
  })
}

export function useForgetDevice() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => http.del(`/user-access/trusted-devices/${id}`, undefined, { inline: [404] }),
    onSettled: () => cache.invalidateQueries({ queryKey: twoFactorKey }),
  })
}
