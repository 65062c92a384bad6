import { autoScheduleErrors } from './errors/auto_schedule.ts'
import { calendarFeedErrors } from './errors/calendar_feed.ts'
import { coreErrors } from './errors/core.ts'
import { demandErrors } from './errors/demand.ts'
import { demandRecordErrors } from './errors/demand_records.ts'
import { demandRuleErrors } from './errors/demand_rules.ts'
import { demandStaffingErrors } from './errors/demand_staffing.ts'
import { exportsErrors } from './errors/exports.ts'
import { identityErrors } from './errors/identity.ts'
import { importsErrors } from './errors/imports.ts'
import { labourModelErrors } from './errors/labour_model.ts'
import { labourCodeErrors } from './errors/labour_code.ts'
import { officeErrors } from './errors/office.ts'
import { notificationsErrors } from './errors/notifications.ts'
import { onboardingErrors } from './errors/onboarding.ts'
import { organisationErrors } from './errors/organisation.ts'
import { requestsErrors } from './errors/requests.ts'
import { ruleErrors } from './errors/rules.ts'
import { sampleDataErrors } from './errors/sample_data.ts'
import { scheduleTemplateErrors } from './errors/schedule_templates.ts'
import { schedulingErrors } from './errors/scheduling.ts'
import { timeTrackingErrors } from './errors/time_tracking.ts'

/** Every refusal the product can give, with its HTTP status. The key is also the key of its sentence. */
export const domainErrors = {
  ...coreErrors,
  ...identityErrors,
  ...organisationErrors,
  ...labourCodeErrors,
  ...ruleErrors,
  ...schedulingErrors,
  ...scheduleTemplateErrors,
  ...autoScheduleErrors,
  ...calendarFeedErrors,
  ...demandErrors,
  ...demandRecordErrors,
  ...demandRuleErrors,
  ...demandStaffingErrors,
  ...labourModelErrors,
  ...exportsErrors,
  ...notificationsErrors,
  ...officeErrors,
  ...requestsErrors,
  ...importsErrors,
  ...onboardingErrors,
  ...sampleDataErrors,
  ...timeTrackingErrors,
} as const satisfies Record<`${string}.${string}`, number>

export type DomainErrorCode = keyof typeof domainErrors
