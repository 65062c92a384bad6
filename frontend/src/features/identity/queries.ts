import { useMutation, useQueryClient } from '@tanstack/react-query'
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
