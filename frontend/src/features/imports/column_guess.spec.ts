import { importFieldsOf } from '@shiftloom/backend/contracts/imports'
import { expect, test } from 'vitest'
import { guessColumns } from './column_guess.ts'

test('headers of three languages, each field once', () => {
  const guess = (headers: string[]) => guessColumns(headers, {}, importFieldsOf.employees)
  expect(guess(['First name', 'LAST_NAME', 'E-mail address', 'Name', 'Notes'])).toEqual([
    'name',
    'surname',
    'email',
    null,
    null,
  ])
  expect(guess(['Imię', 'Nazwisko', 'Nr telefonu', 'Lokalizacja główna', 'Stawka godzinowa (PLN)'])).toEqual([
    'name',
    'surname',
    'phone',
    'mainLocation',
    'hourlyRate',
  ])
  expect(guess(['Mã nhân viên', 'Họ', 'Tên', 'Số điện thoại', 'Địa điểm', 'Vị trí'])).toEqual([
    'integrationId',
    'surname',
    'name',
    'phone',
    'mainLocation',
    'positions',
  ])
})

test('one column of full names, also under “Name” where nothing holds the last one', () => {
  const guess = (headers: string[]) => guessColumns(headers, {}, importFieldsOf.employees)
  expect(guess(['Imię i nazwisko', 'E-mail'])).toEqual(['fullName', 'email'])
  expect(guess(['Họ và tên', 'SĐT'])).toEqual(['fullName', 'phone'])
  expect(guess(['Name', 'Email', 'Start date'])).toEqual(['fullName', 'email', 'contractStartsOn'])
  expect(guess(['Name', 'Surname'])).toEqual(['name', 'surname'])
})

test('headers of payroll lists', () => {
  const guess = (headers: string[]) => guessColumns(headers, {}, importFieldsOf.employees)
  expect(guess(['Umowa', 'Employed until', 'Data przyjęcia', 'Miejsce pracy', 'Tel.'])).toEqual([
    'employmentType',
    'contractEndsOn',
    'contractStartsOn',
    'mainLocation',
    'phone',
  ])
})

test('what was chosen before wins, and no user is offered what they may not import', () => {
  const kept = { name: null, kod: 'surname', 'e-mail': 'email' } as const
  expect(
    guessColumns(['Name', 'Kod', 'E-mail', 'Surname', 'Pensja'], kept, ['name', 'surname', 'email'])
  ).toEqual([null, 'surname', 'email', null, null])
})
