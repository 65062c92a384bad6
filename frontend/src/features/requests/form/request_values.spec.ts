import { describe, expect, test } from 'vitest'
import { contentOf, emptyRequest } from './request_values.ts'

const values = {
  ...emptyRequest,
  ...{ requestTypeId: 't', firstDay: '2030-03-04', lastDay: '2030-03-05' },
  ...{ recipientId: 'r', note: ' Wedding ' },
}

describe('What a request sends', () => {
  test('is what the form shows', () => {
    expect(contentOf(values, { needsAcceptance: true, allowNote: true })).toMatchObject({
      ...{ firstDay: '2030-03-04', lastDay: '2030-03-05', recipientId: 'r', note: 'Wedding' },
    })
  })

  test('leaves out what another type has hidden', () => {
    const { recipientId, note } = contentOf(values, { needsAcceptance: false, allowNote: false })
    expect([recipientId, note]).toEqual([null, null])
    expect(contentOf({ ...values, employeeIds: ['a', 'b'] }, undefined).recipientId).toBeNull()
  })

  test('keeps the note of a type that is out of use', () => {
    expect(contentOf(values, undefined)).toMatchObject({ recipientId: 'r', note: 'Wedding' })
  })
})
