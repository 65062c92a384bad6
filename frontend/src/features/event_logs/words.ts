import type { TFunction } from 'i18next'
import { i18n } from '#/lib/i18n/i18n.ts'

/** In words what the log holds as a code; whatever comes later shows its code until it has a text. */
const said = (t: TFunction, key: string, code: string): string => (i18n.exists(key) ? t(key) : code)

export const actionText = (t: TFunction, action: string): string =>
  said(t, `event_logs.action.${action.replace('.', '_')}`, action)

export const entityText = (t: TFunction, entity: string): string =>
  said(t, `event_logs.entity.${entity}`, entity)
