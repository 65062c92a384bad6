/** Ways to get help that the installation offers; null: not this one. */
export type HelpWays = {
  /** As people dial it, with its country code. */
  phone: string | null
  /** Addresses of pages. */
  knowledgeBase: string | null
  chat: string | null
  email: string | null
}
