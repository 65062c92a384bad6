/** What this person may do here, from the table of abilities. */
export type Rights = {
  edit: boolean
  publish: boolean
  generate: boolean
  /** Makes shifts from demand. */
  makeShifts: boolean
  /** Sees how many people are needed. */
  need: boolean
  /** May say how many people are needed. */
  demandRules: boolean
  cost: boolean
  statistics: boolean
  /** Sees what the labour code says about the plan. */
  rules: boolean
  /** Sees requests that wait for a decision. */
  waiting: boolean
  /** Enters when other people can work. */
  availability: boolean
}
