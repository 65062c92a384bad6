import type { Hostile } from './corpus.ts'

const filled = (text: string, bytes: number) =>
  Array.from({ length: Math.ceil(bytes / (text.length + 1)) }, () => text)
const listIn = (field: string, item: string) => (bytes: number) =>
  `{"${field}":[${filled(item, bytes).join(',')}]}`
const some = (field: string, item: string, count: number) => () =>
  `{"${field}":[${Array.from({ length: count }, () => item).join(',')}]}`

/** Bodies that an endpoint's own validation has the most to say about. */
const byField: Record<string, Hostile[]> = {
  operations: [
    { name: 'operations that are none', body: some('operations', '0', 6_000) },
    { name: 'operations without a field', body: some('operations', '{"kind":"create","entry":{}}', 6_000) },
    {
      name: 'operations whose fields are wrong',
      body: some(
        'operations',
        '{"kind":"update","id":1,"version":"x","changes":{"day":1,"start":2,"end":3,"type":"x","breaks":[{},{},{}]}}',
        6_000
      ),
    },
  ],
  rows: [
    {
      name: 'rows of wrong cells',
      body: some('rows', `{"number":"x","cells":[${'0,'.repeat(59)}0]}`, 1_000),
    },
    { name: 'rows of long cells', body: listIn('rows', `{"number":1,"cells":["${'x'.repeat(501)}"]}`) },
  ],
  employeeIds: [{ name: 'ids that are none', body: some('employeeIds', '"x"', 500) }],
  errors: [{ name: 'errors without a field', body: some('errors', '{}', 10) }],
}

export const shapedBodies = (field: string): Hostile[] => byField[field] ?? []
