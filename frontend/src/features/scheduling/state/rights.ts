/** What this person may do here, from the table of abilities. */
export type Rights = {
  edit: boolean
  publish: boolean
  generate: boolean
  cost: boolean
  statistics: boolean
  /** Sees what the labour code says about the plan. */
  rules: boolean
}
