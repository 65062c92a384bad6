/** A request type that is fine. */
export const requestTypeStandard = {
  name: 'Dzień na psa',
  shortcut: 'PSA',
  kind: 'other',
  color: 1,
  paid: true,
  limited: false,
  daysCount: null,
  limitPer: 'year',
  affectsVacationLimit: false,
  primaryVacation: false,
  needsAcceptance: true,
  allowNote: true,
  allowAttachment: false,
  overtimeCompensation: null,
  countsAsWorkingTime: false,
  usableBy: 'everybody',
}
