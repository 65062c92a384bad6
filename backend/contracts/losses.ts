/** What rows that go with a deleted row are called. `other`: kinds without a name of their own. */
export type LossKind =
  | 'shifts'
  | 'people'
  | 'locations'
  | 'positions'
  | 'tags'
  | 'admins'
  | 'metric_records'
  | 'demand_rules'
  | 'requests'
  | 'punches'
  | 'time_records'
  | 'kiosks'
  | 'templates'
  | 'other'
export type Loss = { kind: LossKind; count: number }
