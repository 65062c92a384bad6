import type { RegistrationInput } from '@shiftloom/backend/contracts/onboarding'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { beforeSession } from '#/lib/account/entering.ts'
import { http } from '#/lib/api/http.ts'

/** Answered the same for every address: a mail says the rest. */
export const useRegistration = () =>
  useMutation({
    mutationFn: (input: RegistrationInput) => http.post('/user-access/registrations', input, beforeSession),
  })

/** What a mailed link confirms. Asked once: another answer would not be another page. */
export const registrationQuery = (link: string) =>
  queryOptions({
    queryKey: ['account', 'registration', link],
    queryFn: () => http.post('/user-access/registration-links', { link }, beforeSession),
    retry: false,
    staleTime: Infinity,
  })

export const useConfirmation = () =>
  useMutation({
    mutationFn: (confirmation: { link: string; password: string }) =>
      http.post('/user-access/registration-confirmations', confirmation, beforeSession),
  })
