/** Addresses of sample people end so: reserved by RFC 2606, no mail ever arrives there. */
export const sampleEmailDomain = 'sample.example'
export const isSampleAddress = (email: string): boolean =>
  email.toLowerCase().endsWith(`@${sampleEmailDomain}`)

/** `failed`: nothing was left behind, and it can be asked for again. */
type SampleDataState = 'none' | 'requested' | 'running' | 'added' | 'failed'

/** GET, POST and DELETE /sample-data. */
export type SampleData = {
  state: SampleDataState
  /** 0 to 100. */
  progress: number
}

type SampleEntity = 'employee' | 'location' | 'position'
/** `changed` since it was added; `account`: the person may sign in; `used` by what the company itself made. */
export type SampleStay = {
  entity: SampleEntity
  id: string
  name: string
  reason: 'changed' | 'account' | 'used'
  /** Names of the company's own people who use it, where people do. */
  usedBy: string[]
}

/** GET /sample-data/removal: what removing it would mean now; POST: what it meant. */
export type SampleDataRemoval = {
  going: {
    employees: number
    locations: number
    positions: number
    /** Shifts and other entries that were added with it. */
    entries: number
    /** Entries planned since among nothing but sample people and places. */
    practice: number
  }
  /** What stays, and is the company's own from then on. */
  staying: SampleStay[]
  /** The company's own shifts of sample people, which stay and become unassigned. */
  unassigned: number
}

/** POST /sample-data/removal. */
export type SampleDataRemovalInput = {
  /** Also what was changed since, unless something of the company's own uses it. */
  includeChanged: boolean
}
