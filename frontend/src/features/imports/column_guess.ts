import { importFieldsOf, type ImportField, type ImportKind } from '@shiftloom/backend/contracts/imports'

/** What each column is, in the order of the file; null: it is left out. */
export type Mapping = (ImportField | null)[]

/** Headers as people and other programs write them, without accents, in English, Polish and Vietnamese. */
const names: Record<ImportField, string> = {
  integrationId:
    'integration id|employee id|employee number|employee no|staff number|staff id|payroll id|payroll number|id|id integracji|identyfikator integracji|identyfikator|numer pracownika|nr pracownika|numer ewidencyjny|nr ewidencyjny|akronim|kod pracownika|kod|ma tich hop|ma nhan vien|ma nv|ma so nhan vien|msnv|ma so|personnel number|personnel no|emp no|emp id|nr kadrowy|nr akt|numer kadrowy|teta id|enova id|so the|ma nhan su',
  email:
    'email|e mail|email address|e mail address|mail|adres email|adres e mail|dia chi email|thu dien tu|email cong ty|work email|e mail sluzbowy|mail sluzbowy|email pracownika|hop thu',
  fullName:
    'full name|name and surname|name surname|surname and name|surname name|employee|employee name|person|worker|imie i nazwisko|nazwisko i imie|imie nazwisko|nazwisko imie|pracownik|osoba|ho va ten|ho ten|ten day du|ten nhan vien|nhan vien',
  name: 'first name|given name|name|forename|imie|ten|ten goi',
  surname: 'last name|surname|family name|nazwisko|ho|ho dem|ho va ten dem|ho va dem|ho lot',
  phone:
    'phone|phone number|mobile|mobile phone|telephone|telefon|numer telefonu|nr telefonu|telefon komorkowy|komorka|dien thoai|so dien thoai|sdt|di dong|cell phone|cell|tel|contact number|phone no|tel kom|nr tel|kontakt|so dt|dtdd',
  role: 'role|access role|user role|rola|uprawnienia|vai tro|quyen',
  language: 'language|jezyk|ngon ngu',
  mainLocation:
    'main location|location|location code|site|branch|lokalizacja glowna|glowna lokalizacja|lokalizacja|kod lokalizacji|oddzial|placowka|dia diem chinh|dia diem|ma dia diem|chi nhanh|noi lam viec|workplace|place of work|store|restaurant|shop|outlet|miejsce pracy|lokal|sklep|restauracja|punkt|cua hang|co so',
  locations:
    'other locations|additional locations|locations|inne lokalizacje|dodatkowe lokalizacje|lokalizacje|pozostale lokalizacje|dia diem khac|cac dia diem',
  positions:
    'positions|position|job title|jobs|job|stanowisko|stanowiska|vi tri|chuc danh|chuc vu|cac vi tri|role name|function|funkcja|stanowisko pracy|zawod|cong viec|bo phan',
  tags: 'tags|tag|labels|tagi|etykiety|nhan|the',
  employmentType:
    'employment type|type of employment|contract type|rodzaj zatrudnienia|forma zatrudnienia|typ umowy|rodzaj umowy|loai hinh lam viec|loai hop dong|employment|contract|form of employment|agreement|umowa|rodzaj wspolpracy|forma wspolpracy|hop dong|hinh thuc lam viec',
  contractStartsOn:
    'contract first day|umowa pierwszy dzien|hop dong ngay dau|contract start|contract from|employment start|start date|hire date|employed from|first day|data zatrudnienia|umowa od|poczatek umowy|zatrudniony od|data rozpoczecia|ngay bat dau|hop dong tu|ngay vao lam|start|hired|hired on|date of employment|date of hire|from|contract since|employed since|data przyjecia|poczatek pracy|pierwszy dzien pracy|od|umowa od dnia|ngay vao|ngay nhan viec|ngay ky hop dong',
  contractEndsOn:
    'contract last day|umowa ostatni dzien|hop dong ngay cuoi|contract end|contract until|contract to|employment end|end date|last day|umowa do|koniec umowy|zatrudniony do|data zakonczenia|ngay ket thuc|hop dong den|ngay nghi viec|end|employed until|employed to|contract end date|until|termination date|leaving date|data zwolnienia|koniec pracy|umowa do dnia|do|ngay het han hop dong|ngay nghi',
  fte: 'fte|ty le thoi gian lam viec|full time equivalent|part of full time|etat|wymiar etatu|wymiar czasu pracy|ty le thoi gian|ty le lam viec|working time|part time|czesc etatu|wymiar|ti le thoi gian',
  rateValidFrom:
    'rate valid from|muc luong ap dung tu|rate from|valid from|stawka od|stawka obowiazuje od|wazna od|luong ap dung tu|ap dung tu',
  hourlyRate:
    'hourly rate|rate per hour|hourly wage|rate|stawka godzinowa|stawka|stawka za godzine|luong gio|luong theo gio|pay rate|wage|hourly pay|stawka h|stawka za h|zl h|stawka brutto|don gia gio|tien luong gio',
  monthlySalary:
    'monthly salary|salary|base salary|pensja|wynagrodzenie|wynagrodzenie miesieczne|pensja miesieczna|luong thang|luong|luong co ban|monthly pay|gross salary|placa|placa zasadnicza|wynagrodzenie brutto|muc luong|luong chinh',
  balanceType:
    'request type|leave type|type of leave|absence type|leave|type|rodzaj wniosku|rodzaj urlopu|typ urlopu|urlop|rodzaj|loai don|loai nghi|loai nghi phep|loai',
  balanceYear: 'year|leave year|rok|rok urlopowy|nam|nam nghi phep',
  balanceDays:
    'days left|days|balance in days|remaining days|leave balance|balance|pozostale dni|dni|saldo dni|saldo|dni urlopu|zostalo dni|so ngay con lai|ngay con lai|so ngay|ngay',
  balanceHours:
    'hours left|hours|balance in hours|remaining hours|pozostale godziny|godziny|saldo godzin|zostalo godzin|so gio con lai|gio con lai|so gio|gio',
  recordAt:
    'date and time|date time|datetime|time|date|timestamp|when|data i godzina|data i czas|data godzina|data|czas|godzina|ngay gio|ngay va gio|thoi gian|thoi diem|ngay|gio',
  recordLocation:
    'location|location code|site|branch|store|shop|restaurant|outlet|lokalizacja|kod lokalizacji|oddzial|placowka|sklep|restauracja|lokal|dia diem|ma dia diem|chi nhanh|cua hang|co so',
  recordMetric:
    'metric|metric name|measure|kpi|indicator|wskaznik|nazwa wskaznika|metryka|nazwa metryki|miara|chi so|ten chi so',
  recordValue:
    'value|amount|quantity|count|number|total|wartosc|ilosc|liczba|kwota|suma|gia tri|so luong|so tien|tong',
}
const byName = (kind: ImportKind) =>
  new Map(
    importFieldsOf[kind].flatMap((field) => names[field].split('|').map((name) => [name, field] as const))
  )
const namesOf: Record<ImportKind, Map<string, ImportField>> = {
  employees: byName('employees'),
  metric_records: byName('metric_records'),
  leave_balances: byName('leave_balances'),
}

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

export const fieldOfHeader = (header: string, kind: ImportKind): ImportField | null =>
  namesOf[kind].get(bare(header)) ?? null

/** `kept` is what this person chose before, by the header in small letters; it counts more than any guess. */
export function guessColumns(
  headers: string[],
  kept: Record<string, ImportField | null>,
  offered: readonly ImportField[],
  kind: ImportKind = 'employees'
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
  const guessed = headers.map((header, place) =>
    isKept(header) ? remembered[place]! : take(fieldOfHeader(header, kind))
  )
  // “Name” alone holds both names, where nothing holds the last one.
  if (taken.has('surname') || taken.has('fullName') || !offered.includes('fullName')) return guessed
  return guessed.map((field, place) => (field === 'name' && !isKept(headers[place]!) ? 'fullName' : field))
}
