const levels = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60 } as const
type Level = keyof typeof levels
type Fields = Record<string, unknown>

export type Log = (level: Level, message: string, fields?: Fields) => void

/** One JSON line an event, like the other processes write; ids and numbers only. */
export function openLog(lowest: string, write = (line: string): unknown => process.stdout.write(line)): Log {
  const threshold = lowest === 'silent' ? Infinity : (levels[lowest as Level] ?? levels.info)
  return (level, message, fields = {}) => {
    if (levels[level] < threshold) return
    write(
      `${JSON.stringify({ level: levels[level], time: Date.now(), name: 'solver', ...fields, msg: message })}\n`
    )
  }
}

/** Class, code and place of an error: its message may quote what it failed on. */
export function anonymous(error: unknown): Fields {
  if (!(error instanceof Error)) return { name: typeof error }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { name: error.name, code: (error as { code?: unknown }).code ?? null, frames: frames.slice(0, 8) }
}
