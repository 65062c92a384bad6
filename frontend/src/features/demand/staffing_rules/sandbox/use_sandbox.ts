import type { Comparison } from '@shiftloom/solver/labour_model/sandbox/compare_rules'
import type { SandboxInput } from '@shiftloom/solver/labour_model/sandbox/sandbox_basis'
import { useEffect, useRef, useState } from 'react'
import { reportWorker } from '#/lib/failures/worker_failure.ts'
import type { DeskAnswer, OpenedWeek } from './sandbox_desk.ts'
import type { SandboxLine } from './sandbox_line.ts'

export type Sandbox = {
  week: OpenedWeek | null
  answer: DeskAnswer | null
  /** The worker stopped: what is shown is no longer reckoned again. */
  isBroken: boolean
}

type OpenLine = (broken: (error: unknown) => void) => Promise<SandboxLine>
const usualLine: OpenLine = async (broken) => (await import('./sandbox_line.ts')).openSandboxLine(broken)

/**
 * The rules compared by the worker, again with each change of them. While it reckons, only the last change waits: a drag
 * never queues up.
 */
export function useSandbox(
  input: SandboxInput | null,
  comparison: Comparison | null,
  openLine: OpenLine = usualLine
): Sandbox {
  const [line, setLine] = useState<SandboxLine | null>(null)
  const [isBroken, setIsBroken] = useState(false)
  const [week, setWeek] = useState<OpenedWeek | null>(null)
  const [answer, setAnswer] = useState<DeskAnswer | null>(null)
  const busy = useRef(false)
  const waiting = useRef<Comparison | null>(null)

  useEffect(() => {
    let open: SandboxLine | null = null
    let gone = false
    const broken = (error: unknown) => {
      setIsBroken(true)
      reportWorker(error, 'rules')
    }
    void openLine(broken).then((made) => {
      if (gone) return made.hangUp()
      open = made
      setLine(made)
    })
    return () => {
      gone = true
      open?.hangUp()
    }
  }, [openLine])

  useEffect(() => {
    if (!line || !input) return
    let later = false
    void line.desk.open(input).then((opened) => !later && setWeek(opened))
    return () => {
      later = true
    }
  }, [line, input])

  useEffect(() => {
    if (!line || !week || !comparison) return
    const ask = async (next: Comparison): Promise<void> => {
      busy.current = true
      const found = await line.desk.compare(next)
      busy.current = false
      if (found) setAnswer(found)
      const more = waiting.current
      waiting.current = null
      if (more) await ask(more)
    }
    if (busy.current) waiting.current = comparison
    else void ask(comparison)
  }, [line, week, comparison])

  return { week, answer, isBroken }
}
