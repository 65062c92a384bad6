import type { ModelProgress } from '@shiftloom/solver/worker/jobs'
import type { ModelRunRow } from '#contracts/labour_model'

export type StoredModelProgress = ModelProgress
/** Hours of a row; its changes have rows of their own. */
export type StoredModelRow = Omit<ModelRunRow, 'changes'>
