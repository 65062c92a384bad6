import type { ImportField } from '@shiftloom/backend/contracts/imports'
import type { Locale } from '@shiftloom/backend/contracts/enums'

/** Stands in the template's example row, in the column of the integration ID or of the metric: a row that holds it is never imported. */
const marks: Record<Locale, string> = {
  'en-US': 'EXAMPLE, not imported',
  'pl-PL': 'PRZYKŁAD, nie jest importowany',
  'vi-VN': 'VÍ DỤ, không được nhập',
}

const bare = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
const known = new Set(Object.values(marks).map(bare))

/** In whichever of the three languages the template was, and wherever its column was moved. */
export const isExampleRow = (cells: readonly string[]): boolean => cells.some((cell) => known.has(bare(cell)))

/** A made-up person, written as an import reads it: days as 2026-09-01, a phone with its dialling code. */
const alike = {
  // The template has both names apart.
  fullName: '',
  phone: '+48123123123',
  mainLocation: '000001',
  contractStartsOn: '2026-09-01',
  contractEndsOn: '2027-08-31',
  rateValidFrom: '2026-09-01',
  // Pay is by the hour or by the month.
  monthlySalary: '',
  recordAt: '2025-11-13T14:30:00',
  recordLocation: '000001',
  balanceYear: '2026',
  // Days or hours.
  balanceHours: '',
}
const examples: Record<Locale, Record<ImportField, string>> = {
  'en-US': {
    ...alike,
    integrationId: marks['en-US'],
    recordMetric: marks['en-US'],
    recordValue: '12.5',
    balanceType: 'Annual leave',
    balanceDays: '12.5',
    email: 'emma.wilson@example.com',
    name: 'Emma',
    surname: 'Wilson',
    role: 'Employee',
    language: 'English',
    locations: '000002; 000003',
    positions: 'Cook; Waiter',
    tags: 'Night shift',
    employmentType: 'Employment contract',
    fte: '0.5',
    hourlyRate: '31.50',
  },
  'pl-PL': {
    ...alike,
    integrationId: marks['pl-PL'],
    recordMetric: marks['pl-PL'],
    recordValue: '12,5',
    balanceType: 'Urlop wypoczynkowy',
    balanceDays: '12,5',
    email: 'anna.nowak@example.com',
    name: 'Anna',
    surname: 'Nowak',
    role: 'Pracownik',
    language: 'Polski',
    locations: '000002; 000003',
    positions: 'Kucharz; Kelner',
    tags: 'Nocna zmiana',
    employmentType: 'Umowa o pracę',
    fte: '0,5',
    hourlyRate: '31,50',
  },
  'vi-VN': {
    ...alike,
    integrationId: marks['vi-VN'],
    recordMetric: marks['vi-VN'],
    recordValue: '12,5',
    balanceType: 'Phép năm',
    balanceDays: '12,5',
    email: 'hoa.nguyen@example.com',
    phone: '+84912345678',
    name: 'Hoa',
    surname: 'Nguyễn Thị',
    role: 'Nhân viên',
    language: 'Tiếng Việt',
    locations: '000002; 000003',
    positions: 'Đầu bếp; Phục vụ',
    tags: 'Ca đêm',
    employmentType: 'Hợp đồng lao động',
    fte: '0,5',
    hourlyRate: '45000',
  },
}
export const exampleOf = (field: ImportField, locale: Locale): string => examples[locale][field]
