import env from '#start/env'
import type { HelpWays } from '#contracts/help'

/** What the home screen's help area shows. */
export const help: HelpWays = {
  phone: env.get('HELP_PHONE') ?? null,
  knowledgeBase: env.get('HELP_KNOWLEDGE_BASE_URL') ?? null,
  chat: env.get('HELP_CHAT_URL') ?? null,
  email: env.get('HELP_EMAIL') ?? null,
}
