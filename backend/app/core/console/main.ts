import type { CommandMetaData } from '@adonisjs/core/types/ace'

/**
 * The product's own console commands, loaded when they are called.
 * A module's command is listed here by the path of its file, so the console stays one list to read.
 */
const commands: Record<string, () => Promise<{ default: unknown }>> = {
  'db:prepare': () => import('#app/core/console/db_prepare'),
}

export async function getMetaData(): Promise<CommandMetaData[]> {
  const loaded = await Promise.all(Object.values(commands).map((load) => load()))
  return loaded.map(({ default: command }) => (command as { serialize(): CommandMetaData }).serialize())
}

export async function getCommand({ commandName }: { commandName: string }) {
  const load = commands[commandName]
  return load ? (await load()).default : null
}
