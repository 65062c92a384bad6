import { expect, test } from 'vitest'
import { emptyLine, problemsOf, type PersonLine } from './people.ts'

const say = { required: 'required', email: 'email', twice: 'twice' }
const line = (changes: Partial<PersonLine>): PersonLine => ({ ...emptyLine(), ...changes })
const anna = { name: 'Anna', surname: 'Żak', email: 'anna@example.com' }
const problemsIn = (...people: PersonLine[]) => Object.values(problemsOf(people, say))

test('an untouched line lacks nothing', () => expect(problemsIn(line({}), line({ name: ' ' }))).toEqual([]))
test('a line once begun needs all of it', () =>
  expect(problemsIn(line({ name: 'Anna' }))).toEqual([{ surname: 'required', email: 'email' }]))
test('one address is one person', () =>
  expect(problemsIn(line(anna), line({ ...anna, email: 'Anna@example.com ' }))).toEqual([
    { email: 'twice' },
    { email: 'twice' },
  ]))
test('people already added are not asked again', () =>
  expect(problemsIn(line({ ...anna, email: '', done: true }))).toEqual([]))
