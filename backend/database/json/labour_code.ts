import type { LabourCodeChoices } from '#contracts/labour_code'

/** What an organisation stored; what it never chose is the law's own. */
export type StoredSettings = LabourCodeChoices & { version: number }
