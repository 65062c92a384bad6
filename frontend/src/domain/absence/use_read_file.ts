import { attachmentLimits, type NewAttachment } from '@shiftloom/backend/contracts/attachments'
import { useTranslation } from 'react-i18next'
import { fileToSend } from './file_to_send.ts'

/** Reads files as they are sent, or says in a sentence why one is not. */
export function useReadFile() {
  const { t } = useTranslation()
  const { perEntry, bytes } = attachmentLimits
  /** @param present how many files are there already */
  return async (file: File, present: number): Promise<NewAttachment | string> => {
    if (present >= perEntry) return t('absence.problem.too_many', { most: perEntry })
    const read = await fileToSend(file)
    return typeof read === 'string' ? t(`absence.problem.${read}`, { most: bytes / 1_000_000 }) : read
  }
}
