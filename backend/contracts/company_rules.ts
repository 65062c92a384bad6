import { claimHours, type ClaimRule } from './open_shifts.ts'

/** Figures a company may choose, the least and the most; minutes unless the name says otherwise. */
export const companyRuleLimits = {
  gpsAccuracyMetres: { least: 10, most: 5_000 },
  roundingMinutes: { least: 0, most: 60 },
  toleranceMinutes: { least: 0, most: 120 },
  snapMinutes: { least: 0, most: 60 },
  alertMinutes: { least: 1, most: 480 },
  minimumDays: { least: 0, most: 90 },
  claimHours,
} as const

/** Where a registered time is moved to; exactly half a step goes up when it is the nearest. */
export const roundingModes = ['nearest', 'up', 'down'] as const
export type RoundingMode = (typeof roundingModes)[number]

/** What a company decides about registering time, availability, swaps and business trips. */
export type CompanyRules = {
  timeRegistration: {
    /** A place this vague still counts as being there. */
    gpsAccuracyMetres: number
    /** Starts and ends are rounded to this many minutes; 0: not at all. */
    startRoundingMinutes: number
    startRoundingMode: RoundingMode
    endRoundingMinutes: number
    endRoundingMode: RoundingMode
    /** Coming earlier or leaving later by up to this counts as planned. */
    snapMinutes: number
    /** Being late by up to this is not late. */
    lateToleranceMinutes: number
    /** Records that agree with the plan are approved by themselves. */
    automaticAcceptance: boolean
    /** Minutes after which a late alert is sent; `null` for none. */
    lateAlertMinutes: number | null
    earlyFinishAlertMinutes: number | null
    absenceAlertMinutes: number | null
    /** After the planned end. */
    missingEndAlertMinutes: number | null
  }
  availability: {
    /** Days before the day in question by which it has to be declared. */
    minimumDays: number
    /** Only people with one of these tags declare availability; `null` if everyone does. */
    tagIds: string[] | null
  }
  swaps: { enabled: boolean; needConfirmation: boolean }
  openShifts: {
    /** Who gets a shift that several claim. */
    decidedBy: ClaimRule
    /** For how long claims are collected, unless the shift begins earlier. */
    hours: number
  }
  delegations: { employeesMayRequest: boolean }
}

export const usualCompanyRules: CompanyRules = {
  timeRegistration: {
    gpsAccuracyMetres: 100,
    startRoundingMinutes: 0,
    startRoundingMode: 'nearest',
    endRoundingMinutes: 0,
    endRoundingMode: 'nearest',
    snapMinutes: 15,
    lateToleranceMinutes: 5,
    automaticAcceptance: true,
    lateAlertMinutes: 10,
    earlyFinishAlertMinutes: 10,
    absenceAlertMinutes: 60,
    missingEndAlertMinutes: 120,
  },
  availability: { minimumDays: 7, tagIds: null },
  swaps: { enabled: true, needConfirmation: true },
  openShifts: { decidedBy: 'fair', hours: 24 },
  delegations: { employeesMayRequest: true },
}
