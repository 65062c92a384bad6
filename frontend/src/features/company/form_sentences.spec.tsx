import { locales } from '@shiftloom/backend/contracts/enums'
import type { LabourCodeSettings } from '@shiftloom/backend/contracts/labour_code'
import { vi } from 'vitest'
import { CodeTab } from './code/code_tab.tsx'
import { WageModal } from './code/wage_modal.tsx'
import { DeletionModal } from './general/deletion_modal.tsx'
import { GeneralTab } from './general_tab.tsx'
import { HolidayModal } from './holidays/holiday_modal.tsx'
import { PositionModal } from './position_modal.tsx'
import { RequestTypeModal } from './request_types/request_type_modal.tsx'
import { TagsSection } from './tags_section.tsx'
import { describeForms, type Form } from '../../../testing/forms.ts'
import { bakery } from '../../../testing/people.ts'
import { says } from '../../../testing/sentences.ts'

// Leaving is the router's; what a field says is the form's.
vi.mock('#/ui/form/use_unsaved_guard.ts', () => ({ useUnsavedGuard: () => undefined }))

const none = () => undefined
const industries = [{ key: 'gastronomy', name: 'Gastronomy', positions: [] }]
const company: Form['known'] = [
  [['organisation', 'company'], bakery],
  ...locales.map((locale): [string[], unknown] => [['organisation', 'industries', locale], industries]),
]
const settings = {
  ...{ version: 1, verification: null, severities: {}, toleranceMinutes: 0 },
  // Whatever the fields hold back, what was stored once may be wrong.
  ownBreak: { breakMinutes: 240, shiftMinutes: 180 },
  overtime: { dailyMinutes: 480, weeklyMinutes: 2400, doubleMinutes: 420 },
  ...{
    weeklyReckoning: false,
    weeklyRestMode: null,
    nightFrom: null,
    nightUntil: null,
    maxConsecutiveSundays: null,
  },
  ...{
    partialWeeks: false,
    fortnightRest: false,
    overtimeYearMinutes: null,
    restWeekdays: [],
    minimumWages: [],
    overrideRoles: [3, 4],
    effective: {},
  },
  ...{ fixedRules: [], laws: [], mayOverride: true },
} as LabourCodeSettings

describeForms({
  'a position': {
    feature: 'company',
    shown: <PositionModal position={null} inUse={[]} onClose={none} />,
    wrong: [['name', '  ', says.required]],
    refused: { typed: { name: '!!' }, fields: ['name'] },
  },
  'a tag': {
    feature: 'company',
    shown: <TagsSection />,
    opens: 'company.tags.add',
    wrong: [['name', '', says.required]],
    refused: { typed: { name: '!!' }, fields: ['name'] },
  },
  'a request type': {
    feature: 'company',
    shown: <RequestTypeModal type={null} onClose={none} />,
    wrong: [
      ['name', '', says.required],
      ['shortcut', '', says.required],
    ],
    refused: { typed: { name: '!!', shortcut: '!' }, fields: ['name', 'shortcut'] },
  },
  'a request type with a limit': {
    feature: 'company',
    shown: (
      <RequestTypeModal type={{ name: 'Urlop', shortcut: 'U', limited: true } as never} onClose={none} />
    ),
    wrong: [['daysCount', '', says.required]],
    refused: { typed: { daysCount: '26' }, fields: ['daysCount'] },
  },
  'a holiday': {
    feature: 'company',
    shown: <HolidayModal holiday={null} countries={['PL']} year={2026} onClose={none} />,
    wrong: [
      ['name', '', says.required],
      ['day', '', says.required],
    ],
    refused: { typed: { name: '!!' }, fields: ['name', 'day', 'country'] },
  },
  'the company': {
    feature: 'company',
    shown: <GeneralTab />,
    known: company,
    wrong: [
      ['name', '', says.required],
      ['taxId', '123', says.tenCharacters],
      ['address.postalCode', '0095', says.postalCode],
    ],
    refused: {
      fields: ['name', 'taxId', 'registrationNumber', 'about.industry', 'contactPerson', 'address.street', 'address.postalCode', 'address.city', 'language', 'currency', 'timeZone'], // prettier-ignore
    },
  },
  'the end of the company': {
    feature: 'company',
    shown: <DeletionModal name="Piekarnia" onClose={none} />,
    wrong: [
      ['reason', 'too short', says.reason],
      ['name', 'Piekarn', says.nameDiffers],
    ],
    refused: { typed: { reason: 'We have no more bread.', name: 'Piekarnia' }, fields: ['reason', 'name'] },
  },
  'the labour code': {
    feature: 'company',
    shown: <CodeTab />,
    known: [[['labour-code', 'settings'], settings]],
    wrong: [
      ['ownBreak.breakMinutes', null, says.breakTooLong],
      ['overtime.doubleMinutes', null, says.doubleTooEarly],
    ],
    refused: {
      typed: { 'ownBreak.breakMinutes': '30', 'overtime.doubleMinutes': '12' },
      fields: [
        'toleranceMinutes',
        'ownBreak.breakMinutes',
        'overtime.doubleMinutes',
        'maxConsecutiveSundays',
      ],
    },
  },
  // What a field cannot take is said first; the rest of the form is judged once it can.
  'the labour code with a number out of its limits': {
    feature: 'company',
    shown: <CodeTab />,
    known: [[['labour-code', 'settings'], settings]],
    wrong: [['toleranceMinutes', '481', says.tolerance]],
  },
  'a minimum wage': {
    feature: 'company',
    profile: { currency: 'PLN' },
    shown: (
      <WageModal
        wage={
          { country: 'PL', validFrom: '2027-01-01', currency: 'PLN', monthMinor: 0, hourMinor: null } as never
        }
        taken={[{ country: 'PL', validFrom: '2027-01-01' } as never]}
        countries={['PL']}
        onPut={none}
        onClose={none}
      />
    ),
    wrong: [
      ['validFrom', null, says.dayTaken],
      ['month', '', says.required],
    ],
  },
})
