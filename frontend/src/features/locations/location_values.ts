import type {
  HoursException,
  Location,
  LocationDraft,
  LocationInput,
  OpeningHours,
  Organisation,
} from '@shiftloom/backend/contracts/organisation'
import { orNull } from '#/ui/form/rules.ts'
import { pointOf, pointValues, type PointValues } from './place/point_values.ts'

/** A location as the form holds it: emptied texts are empty, not null. */
export type LocationValues = {
  name: string
  code: string
  description: string
  country: string
  timeZone: string
  address: { street: string; postalCode: string; city: string }
  taxId: string
  contactPerson: string
  point: PointValues
  workingHours: OpeningHours[]
  hoursExceptions: HoursException[]
  positionIds: string[]
  tagIds: string[]
  adminIds: string[]
}

export const valuesOf = (location: LocationInput | Location): LocationValues => ({
  name: location.name,
  code: location.code ?? '',
  description: location.description ?? '',
  country: location.country,
  timeZone: location.timeZone,
  address: {
    street: location.address.street ?? '',
    postalCode: location.address.postalCode ?? '',
    city: location.address.city ?? '',
  },
  taxId: location.taxId ?? '',
  contactPerson: location.contactPerson ?? '',
  point: pointValues(location.point),
  workingHours: location.workingHours,
  hoursExceptions: location.hoursExceptions ?? [],
  positionIds: location.positionIds,
  tagIds: location.tagIds,
  adminIds: location.adminIds,
})

export const inputOf = (values: LocationValues): LocationInput => ({
  ...values,
  name: values.name.trim(),
  code: orNull(values.code),
  description: orNull(values.description),
  address: {
    street: orNull(values.address.street),
    postalCode: orNull(values.address.postalCode),
    city: orNull(values.address.city),
  },
  taxId: orNull(values.taxId),
  contactPerson: orNull(values.contactPerson),
  point: pointOf(values.point),
})

/** A new location is where the organisation is, until changed. */
export const emptyLocation = ({
  country,
  timeZone,
}: Pick<Organisation, 'country' | 'timeZone'>): LocationValues => ({
  name: '',
  code: '',
  description: '',
  country,
  timeZone,
  address: { street: '', postalCode: '', city: '' },
  taxId: '',
  contactPerson: '',
  point: pointValues(null),
  workingHours: [],
  hoursExceptions: [],
  positionIds: [],
  tagIds: [],
  adminIds: [],
})

/** What a copy starts from, under a name of its own. */
export const copyOf = (draft: LocationDraft, name: string): LocationValues => ({ ...valuesOf(draft), name })

const steps: Partial<Record<string, number>> = {
  address: 1,
  taxId: 1,
  contactPerson: 1,
  point: 1,
  workingHours: 2,
  hoursExceptions: 2,
  positionIds: 2,
  tagIds: 2,
  adminIds: 2,
}
/** The step of the wizard a field is on. */
export const stepOfField = (field: string): number => steps[field.split('.')[0]!] ?? 0
