import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productivityOf } from './productivity.ts'

test('units for each hour, and cost as a part of sales', () =>
  assert.deepEqual(productivityOf(480, 24, 72_000, 288_000), {
    unitsPerLabourHour: 20,
    costShareOfSales: 0.25,
  }))
test('without hours or sales there is no such figure', () =>
  assert.deepEqual(productivityOf(480, 0, 0, 0), { unitsPerLabourHour: null, costShareOfSales: null }))
