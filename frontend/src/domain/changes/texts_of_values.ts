/**
 * Where the words for a field's codes are, the code for the star: mostly where a form lets people choose among them.
 * The first that is known counts.
 */
const texts: Record<string, string[]> = {
  accountStatus: ['employees.account.*'],
  aboutUsSource: ['onboarding.source.*'],
  coworkerVisibility: ['employees.coworkers.*'],
  decision: ['changes.decision.*'],
  endRoundingMode: ['changes.roundingMode.*'],
  employmentType: ['employees.employment.*'],
  entity: ['event_logs.entity.*'],
  kind: ['request_rules.kind.*', 'changes.kind.*'],
  availability: ['scheduling.availability.*'],
  language: ['changes.language.*'],
  layout: ['exports.layouts.*'],
  conditions: ['changes.conditions.*'],
  limitPer: ['request_rules.field.per_*'],
  overLimit: ['request_rules.field.over_*'],
  overrideRoles: ['roles.*'],
  overtimeCompensation: ['request_rules.field.overtime_*'],
  part: ['changes.part.*'],
  paymentPeriod: ['employees.payment.*'],
  reason: ['changes.reason.*'],
  registrationMethod: ['employees.registration.*'],
  role: ['roles.*'],
  ruleId: ['labour_code.names.*'],
  severity: ['company.way.*_short'],
  source: ['scheduling.sources.*'],
  startRoundingMode: ['changes.roundingMode.*'],
  status: ['changes.status.*'],
  unit: ['changes.unit.*'],
  usableBy: ['request_rules.users.*'],
  variant: ['generate.variants.*'],
  verification: ['company.way.*_short'],
  weeklyRestMode: ['changes.weeklyRestMode.*'],
  workSystem: ['employees.work_system.*'],
}
/** By field; a map, because fields may bear names that people gave. */
export const textsOfValues = new Map(Object.entries(texts))
