import type { ExportBatch } from '@shiftloom/backend/contracts/exports'

/** Still being made. */
export const isOpen = ({ state }: Pick<ExportBatch, 'state'>): boolean =>
  state === 'requested' || state === 'running'

/** A message that was overtaken by a later one must not turn progress back, nor an ended batch open again. */
export const isNews = (
  known: Pick<ExportBatch, 'state' | 'progress'>,
  reported: Pick<ExportBatch, 'state' | 'progress'>
): boolean => isOpen(known) && (!isOpen(reported) || reported.progress > known.progress)

const CHECKSUM_LENGTH = 8

/** Enough to tell two files apart at a glance. */
export const shortChecksum = (checksum: string): string => `${checksum.slice(0, CHECKSUM_LENGTH)}…`
