import { scheduleEntryTypes, type LanguageId, type ScheduleEntryType } from '#contracts/enums'

export type SamplePosition = 'lead' | 'barista' | 'sales'
export type SamplePlace = 'centre' | 'station'

type Words = {
  places: Record<SamplePlace, string>
  positions: Record<SamplePosition, string>
  demand: { metricName: string; ruleName: string }
  /** What a person writes beside a request for leave. */
  requestNote: string
}

/** Data, not sentences: once added they belong to the company, whatever language it reads later. */
const words: Record<LanguageId, Words> = {
  0: {
    places: { centre: 'Sample café, Centre', station: 'Sample café, Station' },
    positions: { lead: 'Shift leader', barista: 'Barista', sales: 'Sales assistant' },
    demand: { metricName: 'Tickets', ruleName: 'Tickets at the counter' },
    requestNote: 'A week with my family.',
  },
  1: {
    places: { centre: 'Przykładowa kawiarnia, Centrum', station: 'Przykładowa kawiarnia, Dworzec' },
    positions: { lead: 'Kierownik zmiany', barista: 'Barista', sales: 'Sprzedawca' },
    demand: { metricName: 'Paragony', ruleName: 'Paragony przy ladzie' },
    requestNote: 'Tydzień z rodziną.',
  },
  2: {
    places: { centre: 'Quán mẫu Trung tâm', station: 'Quán mẫu Nhà ga' },
    positions: { lead: 'Trưởng ca', barista: 'Pha chế', sales: 'Nhân viên bán hàng' },
    demand: { metricName: 'HoaDon', ruleName: 'Hóa đơn tại quầy' },
    requestNote: 'Một tuần bên gia đình.',
  },
}
export const sampleWords = (language: LanguageId): Words => words[language]

type Absence = { type: ScheduleEntryType; code: string }
/** Short codes of the kinds of requests a country begins with: vacation, and sick leave, which takes attachments. */
const codes: Partial<Record<string, [string, string]>> = { PL: ['UW', 'L4'], VN: ['P', 'Ô'] }

/** The absence of one person at each location. */
export function sampleAbsences(country: string): Record<SamplePlace, Absence> {
  const [vacation, sick] = codes[country] ?? ['AL', 'SL']
  return {
    centre: { type: scheduleEntryTypes.holiday, code: vacation },
    station: { type: scheduleEntryTypes.other, code: sick },
  }
}

export const samplePlaces: SamplePlace[] = ['centre', 'station']
export const samplePositions: SamplePosition[] = ['lead', 'barista', 'sales']
/** Slots of the palette. */
export const sampleColors: Record<SamplePosition, number> = { lead: 5, barista: 0, sales: 2 }

/** Fifteen people: how many each place has, by their main position. */
export const sampleCrews: Record<SamplePlace, [SamplePosition, number][]> = {
  centre: [
    ['lead', 2],
    ['barista', 4],
    ['sales', 3],
  ],
  station: [
    ['lead', 2],
    ['barista', 2],
    ['sales', 2],
  ],
}

/** When a place opens, and how much is sold there; 1 is usual. */
export const sampleTrade: Record<SamplePlace, { opens: number; busy: number }> = {
  centre: { opens: 7, busy: 1 },
  station: { opens: 6, busy: 0.7 },
}

type Need = { position: SamplePosition; start: string; end: string; weekend: boolean }
/** What a day asks for. */
export const sampleNeeds: Record<SamplePlace, Need[]> = {
  centre: [
    { position: 'lead', start: '07:00', end: '15:00', weekend: true },
    { position: 'lead', start: '13:00', end: '21:00', weekend: false },
    { position: 'barista', start: '07:00', end: '15:00', weekend: true },
    { position: 'barista', start: '13:00', end: '21:00', weekend: true },
    { position: 'sales', start: '09:00', end: '17:00', weekend: true },
    { position: 'sales', start: '15:00', end: '21:00', weekend: false },
  ],
  station: [
    { position: 'lead', start: '06:00', end: '14:00', weekend: false },
    { position: 'barista', start: '06:00', end: '14:00', weekend: true },
    { position: 'sales', start: '14:00', end: '20:00', weekend: false },
  ],
}
