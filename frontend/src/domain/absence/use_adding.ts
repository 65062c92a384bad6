import type { EntryAttachments } from '@shiftloom/backend/contracts/attachments'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { newKey } from '#/lib/api/new_key.ts'
import { addAttachment, attachmentsQuery, type FilesOwner } from './queries.ts'
import { useReadFile } from './use_read_file.ts'

/** The file on its way: the `place`-th of `count`. */
export type Sending = { name: string; place: number; count: number }
/** Why a file was not added, in a sentence. */
export type Refused = { name: string; sentence: string }

/** Adds files one after the other; what is refused is said of each, and the rest still goes. */
export function useAdding(owner: FilesOwner) {
  const read = useReadFile()
  const cache = useQueryClient()
  const [sending, setSending] = useState<Sending | null>(null)
  const [refused, setRefused] = useState<Refused[]>([])
  const { queryKey } = attachmentsQuery(owner)

  /** @returns why not, or null when it was added */
  const addOne = async (file: File): Promise<string | null> => {
    const present = cache.getQueryData<EntryAttachments>(queryKey)?.files.length ?? 0
    const sent = await read(file, present)
    if (typeof sent === 'string') return sent
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
