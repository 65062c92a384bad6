/** Ways to get help that the installation offers; `null` for those it does not. */
export type HelpWays = {
  /** As people dial it, with its country code. */
  phone: string | null
  /** Addresses of pages. */
  knowledgeBase: string | null
  chat: string | null
  email: string | null
}
