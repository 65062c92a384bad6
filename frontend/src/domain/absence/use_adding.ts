import { attachmentLimits, type EntryAttachments } from '@shiftloom/backend/contracts/attachments'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { newKey } from '#/lib/api/new_key.ts'
import { fileToSend } from './file_to_send.ts'
import { addAttachment, attachmentsQuery, type FilesOwner } from './queries.ts'

/** The file on its way: the `place`-th of `count`. */
export type Sending = { name: string; place: number; count: number }
/** Why a file was not added, in a sentence. */
export type Refused = { name: string; sentence: string }

/** Adds files one after the other; what is refused is said of each, and the rest still goes. */
export function useAdding(owner: FilesOwner) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const [sending, setSending] = useState<Sending | null>(null)
  const [refused, setRefused] = useState<Refused[]>([])
  const { queryKey } = attachmentsQuery(owner)

  /** @returns why not, or null when it was added */
  const addOne = async (file: File): Promise<string | null> => {
    const present = cache.getQueryData<EntryAttachments>(queryKey)?.files.length ?? 0
    const { perEntry: most, bytes } = attachmentLimits
    if (present >= most) return t('absence.problem.too_many', { most })
    const sent = await fileToSend(file)
    if (typeof sent === 'string') return t(`absence.problem.${sent}`, { most: bytes / 1_000_000 })
    try {
      cache.setQueryData(queryKey, await addAttachment(owner, sent, newKey()))
      return null
    } catch (failure) {
      // Anything else was reported already, and would hit the next file as well.
      if (!isApiFailure(failure, 400, 403, 413)) throw failure
      return failure.message
    }
  }

  const add = async (files: File[]): Promise<void> => {
    if (sending) return
    setRefused([])
    const problems: Refused[] = []
    try {
      for (const [index, file] of files.entries()) {
        setSending({ name: file.name, place: index + 1, count: files.length })
        const sentence = await addOne(file)
        if (sentence) problems.push({ name: file.name, sentence })
      }
    } catch {
      await cache.invalidateQueries({ queryKey })
    } finally {
      setSending(null)
      setRefused(problems)
    }
  }
  return { add, sending, refused, forget: () => setRefused([]) }
}
