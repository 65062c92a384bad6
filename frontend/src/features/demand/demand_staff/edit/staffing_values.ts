import type {
  CatalogueShift,
  PositionStaffing,
  StaffingChange,
  StaffingMix,
} from '@shiftloom/backend/contracts/demand_staffing'

type Empty = ''
export type CatalogueRow = Omit<CatalogueShift, 'minutes'> & { hours: number | Empty }
/** What the form holds: lengths in hours, as they are typed. */
export type StaffingValues = {
  mostPeople: number | Empty
  leastMinutes: number | Empty
  mostMinutes: number | Empty
  startEveryMinutes: string
  catalogue: CatalogueRow[]
  /** Without a tag: anyone with the position. */
  skillMix: { tagId: string | null; least: number | Empty }
}

export const freshShift: CatalogueRow = {
  name: '',
  start: '08:00',
  hours: 8,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
}

export const valuesOf = (staffing: PositionStaffing): StaffingValues => ({
  mostPeople: staffing.mostPeople ?? '',
  leastMinutes: staffing.leastMinutes / 60,
  mostMinutes: staffing.mostMinutes / 60,
  startEveryMinutes: String(staffing.startEveryMinutes),
  catalogue: staffing.catalogue.map(({ minutes, ...shift }) => ({ ...shift, hours: minutes / 60 })),
  skillMix: staffing.skillMix ?? { tagId: null, least: 1 },
})

const minutesOf = (hours: number | Empty): number => Math.round(Number(hours) * 60)

export const changeOf = (values: StaffingValues, version: number): StaffingChange => ({
  version,
  mostPeople: values.mostPeople === '' ? null : values.mostPeople,
  leastMinutes: minutesOf(values.leastMinutes),
  mostMinutes: minutesOf(values.mostMinutes),
  startEveryMinutes: values.startEveryMinutes === '15' ? 15 : values.startEveryMinutes === '30' ? 30 : 60,
  catalogue: values.catalogue.map(({ hours, name, ...shift }) => ({
    ...{ ...shift, name: name.trim(), minutes: minutesOf(hours) },
  })),
  skillMix: mixOf(values.skillMix),
})

const mixOf = ({ tagId, least }: StaffingValues['skillMix']): StaffingMix | null =>
  tagId === null ? null : { tagId, least: Number(least) }

/** Whether hours are whole quarters of them. */
export const isQuarters = (hours: number | Empty): boolean => hours !== '' && Number.isInteger(hours * 4)
/** Whether every line says enough to make a shift of it. */
export const isWhole = ({ name, start, hours, weekdays }: CatalogueRow): boolean =>
  name.trim() !== '' && Number(start.slice(3)) % 15 === 0 && isQuarters(hours) && weekdays.length > 0
