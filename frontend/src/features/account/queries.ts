import type { TwoFactorMethod } from '@shiftloom/backend/contracts/identity'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { beforeSession } from '#/lib/account/entering.ts'
import { http } from '#/lib/api/http.ts'

/** Asks for a mail with a link; the answer is the same for every address. */
export const useForgottenPassword = () =>
  useMutation({
    mutationFn: (email: string) => http.post('/user-access/password-resets', { email }, beforeSession),
  })

/** Whom a mailed link belongs to. Asked once: another answer would not be another page. */
export const linkQuery = (link: string) =>
  queryOptions({
    queryKey: ['account', 'link', link],
    queryFn: () => http.post('/user-access/account-links', { link }, beforeSession),
    retry: false,
    staleTime: Infinity,
  })

/** The seat a code opens; asked once, since it opens once. */
export const seatQuery = (code: string) =>
  queryOptions({
    queryKey: ['account', 'seat', code],
    queryFn: () => http.post('/user-access/impersonations/arrivals', { code }, beforeSession),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  })

export type LinkUse = { link: string; password?: string }

export const useActivation = () =>
  useMutation({ mutationFn: (use: LinkUse) => http.post('/user-access/activations', use, beforeSession) })

export const useNewPassword = () =>
  useMutation({
    mutationFn: ({ link, password = '' }: LinkUse) =>
      http.post('/user-access/new-passwords', { link, password }, beforeSession),
  })

const sessionsKey = ['account', 'sessions'] as const

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

const twoFactorKey = ['account', 'two-factor'] as const

export const twoFactorQuery = queryOptions({
  queryKey: twoFactorKey,
  queryFn: ({ signal }) => http.get('/user-access/two-factor', undefined, { signal, quiet: true }),
})

export const useAnswerChallenge = () =>
  useMutation({
    mutationFn: (answer: { challenge: string; code: string }) =>
      http.post('/user-access/authentication/two-factor', answer, {
        ...beforeSession,
        withCredentials: true,
      }),
  })

export const useCodeAgain = () =>
  useMutation({
    mutationFn: (challenge: string) =>
      http.post('/user-access/authentication/two-factor-codes', { challenge }, beforeSession),
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

export const signInsQuery = queryOptions({
  queryKey: ['account', 'sign-ins'],
  queryFn: ({ signal }) => http.get('/user-access/sign-ins', undefined, { signal, quiet: true }),
})
