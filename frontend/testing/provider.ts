import type {
  IndustryDetails,
  OfficeOrganisationDetails,
  OfficeUser,
  Region,
  UsualInCountry,
} from '@shiftloom/backend/contracts/office'

/** Who may do everything in the back office. */
export const globalAdministrator = {
  ...{ id: 'u9', role: 8, name: 'Iga', surname: 'Dyrektor', email: 'iga@example.com', phone: null },
  ...{ language: 0, version: 2 },
}

/** What the back office keeps, as the server answers with it. */
export const customer = {
  ...{ id: 'o1', version: 5, name: 'Piekarnia Ziarno', status: 0, country: 'PL', language: 1 },
  ...{ currency: 'PLN', timeZone: 'Europe/Warsaw', timeFormat: 'HH:mm', dateFormat: 'DD.MM.YYYY' },
  address: { street: null, postalCode: null, city: null },
  ...{ industry: null, companySize: null, aboutUsSource: null, contactPerson: null, taxId: null },
  ...{ registrationNumber: null },
  ...{ carerUserId: null, region: null, metricsEnabled: true, logoUrl: null, trialIsOver: false },
  deletionRequest: null,
} as OfficeOrganisationDetails

export const colleague: OfficeUser = {
  ...{ id: 'u2', version: 3, name: 'Jan', surname: 'Opiekun', email: 'jan@example.com', phone: null },
  ...{ language: 1, role: 6, regionId: null, status: 'active', lastSignedInAt: null },
}

export const gastronomy = {
  ...{ id: 'i1', version: 7, name: 'Gastronomia', recommended: true, archived: false, positionCount: 1 },
  ...{ key: 'gastronomy', createdAt: '2026-01-02T08:00:00Z' },
  positions: [{ id: 'p1', name: 'Kucharz', active: true }],
} as unknown as IndustryDetails

export const usualInPoland: UsualInCountry = {
  ...{ currency: 'PLN', timeZone: 'Europe/Warsaw', timeFormat: 'HH:mm', dateFormat: 'DD.MM.YYYY' },
  ...{ firstDayOfWeek: 1, holidayRegions: [{ code: 'X', name: 'X' }] },
}

export const poland: Region = {
  ...{ id: 'r1', version: 2, name: 'Polska', country: 'PL', active: true, kindCount: 4, userCount: 2 },
  ...{ currency: null, timeZone: null, timeFormat: null, dateFormat: null },
  ...{ firstDayOfWeek: null, holidayRegion: null },
}
