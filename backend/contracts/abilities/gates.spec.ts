import assert from 'node:assert/strict'
import { test } from '@japa/runner'
import { organisationStatuses, roles } from '../enums.ts'
import { hasLapsed, isClosedInSeat } from './gates.ts'

const { active, blocked, trial, archived } = organisationStatuses

test('only administrators of a company that is set up and blocked are kept to the licence', () => {
  assert.equal(hasLapsed(roles.organisationAdmin, true, blocked), true)
  assert.equal(hasLapsed(roles.organisationAdmin, false, blocked), false)
  for (const status of [active, trial, archived])
    assert.equal(hasLapsed(roles.organisationAdmin, true, status), false)
  for (const role of [roles.employee, roles.advisor, roles.globalAdmin])
    assert.equal(hasLapsed(role, true, blocked), false)
})

test('files, payments and the end of a company are closed in a seat, unless the visitor may export', () => {
  for (const ability of [
    ...(['exports.create', 'exports.download', 'event_logs.download'] as const),
    ...(['licence.pay', 'payment_cards.edit', 'company.request_deletion'] as const),
  ]) {
    assert.equal(isClosedInSeat(ability, false), true, ability)
    assert.equal(isClosedInSeat(ability, true), false, ability)
  }
  assert.equal(isClosedInSeat('tags.create', false), false)
})

test('papers of single people and their punches stay closed in every seat', () => {
  for (const ability of ['absence_attachments.edit_own', 'punches.create_own'] as const) {
    assert.equal(isClosedInSeat(ability, false), true, ability)
    assert.equal(isClosedInSeat(ability, true), true, ability)
  }
})
