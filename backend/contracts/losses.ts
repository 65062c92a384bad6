/** What rows that go with a deleted row are called. `other`: kinds without a name of their own. */
export const lossKinds = [
  'shifts',
  'people',
  'locations',
  'positions',
  'tags',
  'admins',
  'metric_records',
  'templates',
  'other',
] as const
export type LossKind = (typeof lossKinds)[number]
export type Loss = { kind: LossKind; count: number }
