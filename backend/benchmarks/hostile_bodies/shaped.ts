import type { Hostile } from './corpus.ts'

const filled = (text: string, bytes: number) =>
  Array.from({ length: Math.ceil(bytes / (text.length + 1)) }, () => text)
const listIn = (field: string, item: string) => (bytes: number) =>
  `{"${field}":[${filled(item, bytes).join(',')}]}`
const some = (field: string, item: string, count: number) => () =>
  `{"${field}":[${Array.from({ length: count }, () => item).join(',')}]}`

/** In the form of an id, and another one each. */
const idsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => `"0199f9fd-f330-7f28-a9ee-${at.toString(16).padStart(12, '0')}"`)
/** What every endpoint that takes long lists of ids wants besides. */
const span =
  '"from":"2026-12-01","until":"2026-12-08","locationIds":[],"kind":"deleteUnassigned","weeks":1,"withPeople":false,"refused":"skip"'
const mostIds = 20_000
/** Long lists of ids: good ones, which are looked up, and ones that fail at the first or at the last. */
const idLists = (field: string): Hostile[] => {
  const bodyOf = (ids: string[]) => () => `{${span},"${field}":[${ids.join(',')}]}`
  return [
    { name: 'ids of nothing, as many as are taken', body: bodyOf(idsOf(mostIds)) },
    { name: 'the same id, as often as is taken', body: bodyOf(idsOf(mostIds).fill(idsOf(1)[0]!)) },
    { name: 'ids, one more than is taken', body: bodyOf(idsOf(mostIds + 1)) },
    { name: 'ids of which the last is none', body: bodyOf([...idsOf(mostIds - 1), '"x"']) },
    { name: 'texts instead of ids, as many as are taken', body: bodyOf(idsOf(mostIds).fill('"xxxx"')) },
  ]
}
const event =
  '{"counter":0,"employeeId":"x","kind":"x","corrects":"x","clientAtMs":-1,"offsetMs":"x","method":"x","note":1,"signature":"!"}'

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
  entryIds: idLists('entryIds'),
  employeeIds: [
    { name: 'ids that are none', body: some('employeeIds', '"x"', 500) },
    ...idLists('employeeIds'),
  ],
  events: [
    { name: 'events without a field', body: some('events', '{}', 40) },
    { name: 'events whose fields are wrong', body: some('events', event, 40) },
    {
      name: 'events with notes of all that is read',
      body: listIn('events', `{"note":"${'x'.repeat(300)}"}`),
    },
  ],
  records: [
    { name: 'records without a field', body: some('records', '{}', 500) },
    { name: 'records whose fields are wrong', body: some('records', '{"id":"x","version":"x"}', 500) },
    {
      name: 'the same record, as often as is taken',
      body: some('records', `{"id":${idsOf(1)[0]!},"version":1}`, 500),
    },
  ],
  errors: [{ name: 'errors without a field', body: some('errors', '{}', 10) }],
}

export const shapedBodies = (field: string): Hostile[] => byField[field] ?? []
