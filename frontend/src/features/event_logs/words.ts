import type { TFunction } from 'i18next'

/** What the product notes in its log. Each has a text; whatever comes later shows its code until it has one. */
export const knownActions = [
  'identity.sign_in',
  'identity.change_password',
  'identity.activate_account',
  'identity.set_password',
  'identity.two_factor_off',
  'identity.two_factor_email',
  'identity.two_factor_totp',
  'identity.begin_impersonation',
  'identity.end_impersonation',
  'organisation.create',
  'organisation.update',
  'organisation.delete',
  'organisation.invite',
  'organisation.identify',
  'organisation.choose_language',
  'organisation.choose_notices',
  'scheduling.create',
  'scheduling.edit',
  'scheduling.move',
  'scheduling.copy',
  'scheduling.delete',
  'scheduling.unassignChanges',
  'scheduling.deleteUnassigned',
  'scheduling.deleteAll',
  'scheduling.acceptProposal',
  'scheduling.lock',
  'scheduling.undo',
  'scheduling.redo',
  'scheduling.publish',
  'scheduling.unpublish',
  'scheduling.undo_publication',
  'scheduling.request_run',
  'scheduling.stop_run',
  'scheduling.cancel_run',
  'scheduling.accept_proposal',
  'scheduling.reject_proposal',
  'labour_code.change_settings',
  'labour_code.override',
  'labour_code.accept_breach',
  'labour_code.take_back_acceptance',
  'exports.request',
  'exports.download',
  'notifications.repeat_delivery',
  'calendar_feed.open',
  'calendar_feed.close',
  'onboarding.register',
  'onboarding.finish',
  'onboarding.skip',
  'office.extend_trial',
  'office.archive_organisation',
  'office.restore_organisation',
] as const

export const knownEntities = [
  'auto_schedule_run',
  'contract',
  'employee',
  'export_batch',
  'labour_code_acceptance',
  'location',
  'notification_delivery',
  'organisation',
  'position',
  'rate',
  'schedule_entry',
  'tag',
  'user',
] as const

const has = (known: readonly string[], code: string) => known.includes(code)

export const actionText = (t: TFunction, action: string): string =>
  has(knownActions, action) ? t(`event_logs.action.${action.replace('.', '_')}`) : action

export const entityText = (t: TFunction, entity: string): string =>
  has(knownEntities, entity) ? t(`event_logs.entity.${entity}`) : entity
