import { scheduleEntryTypes as types, type ScheduleEntryType } from '#contracts/enums'

/** The person works then, be it elsewhere: no two of these overlap. */
export const workTypes: ScheduleEntryType[] = [types.shift, types.delegation, types.partialDelegation]

/** The person is away for the whole of it: no work is given then. Partial ones go together with a shift. */
export const absenceTypes: ScheduleEntryType[] = [types.holiday, types.other, types.absence]

/** Absences of whole days and of parts of them. */
export const awayTypes: ScheduleEntryType[] = [...absenceTypes, types.partialHoliday, types.partialOther]

/** What people are away for, or said about their time: it counts wherever it is kept. */
export const placelessTypes: ScheduleEntryType[] = [...awayTypes, types.availability]

export const isWork = (type: ScheduleEntryType): boolean => workTypes.includes(type)
export const isAbsence = (type: ScheduleEntryType): boolean => absenceTypes.includes(type)
export const isShiftType = (type: ScheduleEntryType): boolean => type === types.shift
