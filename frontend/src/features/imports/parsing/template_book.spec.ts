import { locales } from '@shiftloom/backend/contracts/enums'
import { importFieldsOf } from '@shiftloom/backend/contracts/imports'
import { utils, read, write } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { guessColumns } from '../column_guess.ts'
import en from '../locales/en-US.json' with { type: 'json' }
import pl from '../locales/pl-PL.json' with { type: 'json' }
import vi from '../locales/vi-VN.json' with { type: 'json' }
import { ImportDesk } from './import_desk.ts'
import { templateBook } from './template_book.ts'

const words = { 'en-US': en, 'pl-PL': pl, 'vi-VN': vi }
const templateFields = importFieldsOf.employees.filter((field) => field !== 'fullName')
const columnsIn = (locale: keyof typeof words) =>
  templateFields.map((field) => ({ field, header: words[locale].field[field] }))

/** What a person does: writes people below the example. */
function filled(locale: keyof typeof words, ...people: string[][]): ArrayBuffer {
  const book = read(templateBook(columnsIn(locale), words[locale].template_sheet.employees, locale), {
    type: 'array',
  })
  utils.sheet_add_aoa(book.Sheets[book.SheetNames[0]!]!, people, { origin: -1 })
  return write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer
}

describe.each(locales)('the template in %s', (locale) => {
  test('has headers that the mapping knows, each field once, and an example that is left out', async () => {
    const desk = new ImportDesk()
    await desk.open(filled(locale, ['007', 'a@example.test', 'Ada']), locale)
    const table = desk.choose(0)
    expect(guessColumns(table.headers, {}, importFieldsOf.employees)).toEqual(templateFields)
    expect([table.rowCount, table.exampleCount]).toEqual([1, 1])
    expect(desk.rows(0, 10)[0]).toMatchObject({ number: 3, cells: expect.arrayContaining(['007', 'Ada']) })
  })

  test('with nothing but the example holds no rows', async () => {
    const desk = new ImportDesk()
    await desk.open(templateBook(columnsIn(locale), 'X', locale), locale)
    expect(() => desk.choose(0)).toThrow('no_rows')
  })
})

test.each(locales)('the template of balances in %s is read as what it asks for', (locale) => {
  const fields = importFieldsOf.leave_balances
  const headers = fields.map((field) => words[locale].field[field])
  expect(guessColumns(headers, {}, fields, 'leave_balances')).toEqual(fields)
})
