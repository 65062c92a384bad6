import type { ImportField } from '@shiftloom/backend/contracts/imports'

/** Headers as people and other programs write them, without accents, in English, Polish and Vietnamese. */
const names: Record<ImportField, string> = {
  integrationId:
    'integration id|employee id|employee number|employee no|staff number|staff id|payroll id|payroll number|id|id integracji|identyfikator integracji|identyfikator|numer pracownika|nr pracownika|numer ewidencyjny|nr ewidencyjny|akronim|kod pracownika|kod|ma tich hop|ma nhan vien|ma nv|ma so nhan vien|msnv|ma so',
  email:
    'email|e mail|email address|e mail address|mail|adres email|adres e mail|dia chi email|thu dien tu|email cong ty',
  name: 'first name|given name|name|forename|imie|ten|ten goi',
  surname: 'last name|surname|family name|nazwisko|ho|ho dem|ho va ten dem|ho va dem|ho lot',
  phone:
    'phone|phone number|mobile|mobile phone|telephone|telefon|numer telefonu|nr telefonu|telefon komorkowy|komorka|dien thoai|so dien thoai|sdt|di dong',
  role: 'role|access role|user role|rola|uprawnienia|vai tro|quyen',
  language: 'language|jezyk|ngon ngu',
  mainLocation:
    'main location|location|location code|site|branch|lokalizacja glowna|glowna lokalizacja|lokalizacja|kod lokalizacji|oddzial|placowka|dia diem chinh|dia diem|ma dia diem|chi nhanh|noi lam viec',
  locations:
    'other locations|additional locations|locations|inne lokalizacje|dodatkowe lokalizacje|lokalizacje|pozostale lokalizacje|dia diem khac|cac dia diem',
  positions:
    'positions|position|job title|jobs|job|stanowisko|stanowiska|vi tri|chuc danh|chuc vu|cac vi tri',
  tags: 'tags|tag|labels|tagi|etykiety|nhan|the',
  employmentType:
    'employment type|type of employment|contract type|rodzaj zatrudnienia|forma zatrudnienia|typ umowy|rodzaj umowy|loai hinh lam viec|loai hop dong',
  contractStartsOn:
    'contract first day|umowa pierwszy dzien|hop dong ngay dau|contract start|contract from|employment start|start date|hire date|employed from|first day|data zatrudnienia|umowa od|poczatek umowy|zatrudniony od|data rozpoczecia|ngay bat dau|hop dong tu|ngay vao lam',
  contractEndsOn:
    'contract last day|umowa ostatni dzien|hop dong ngay cuoi|contract end|contract until|contract to|employment end|end date|last day|umowa do|koniec umowy|zatrudniony do|data zakonczenia|ngay ket thuc|hop dong den|ngay nghi viec',
  fte: 'fte|ty le thoi gian lam viec|full time equivalent|part of full time|etat|wymiar etatu|wymiar czasu pracy|ty le thoi gian|ty le lam viec',
  rateValidFrom:
    'rate valid from|muc luong ap dung tu|rate from|valid from|stawka od|stawka obowiazuje od|wazna od|luong ap dung tu|ap dung tu',
  hourlyRate:
    'hourly rate|rate per hour|hourly wage|rate|stawka godzinowa|stawka|stawka za godzine|luong gio|luong theo gio',
  monthlySalary:
    'monthly salary|salary|base salary|pensja|wynagrodzenie|wynagrodzenie miesieczne|pensja miesieczna|luong thang|luong|luong co ban',
}
const byName = new Map(
  Object.entries(names).flatMap(([field, all]) =>
    all.split('|').map((name) => [name, field as ImportField] as const)
  )
)

/** Without case, accents, marks and what stands in brackets. */
const bare = (header: string): string =>
  header
    .replace(/\(.*?\)|\[.*?\]/g, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

export const fieldOfHeader = (header: string): ImportField | null => byName.get(bare(header)) ?? null

/** `kept` is what this person chose before, by the header in small letters; it counts more than any guess. */
export function guessColumns(
  headers: string[],
  kept: Record<string, ImportField | null>,
  offered: readonly ImportField[]
): (ImportField | null)[] {
  const taken = new Set<ImportField>()
  const take = (field: ImportField | null): ImportField | null => {
    if (field === null || taken.has(field) || !offered.includes(field)) return null
    taken.add(field)
    return field
  }
  const isKept = (header: string) => header.trim().toLowerCase() in kept
  const remembered = headers.map((header) =>
    isKept(header) ? take(kept[header.trim().toLowerCase()]!) : null
  )
  return headers.map((header, place) => (isKept(header) ? remembered[place]! : take(fieldOfHeader(header))))
}
