import { planJudge, type JudgeOf } from '@shiftloom/solver/labour_code/plan/plan_judge'
import { expose, releaseProxy, wrap, type Endpoint } from 'comlink'
import { JudgeDesk } from '../src/features/scheduling/rules/judge_desk.ts'
import type { JudgeLine } from '../src/features/scheduling/rules/judge_line.ts'

/** A judge at the other end of a real channel: everything said is cloned, as it is to a worker. */
export function judgeChannel(judgeOf: JudgeOf = planJudge): JudgeLine {
  const { port1, port2 } = new MessageChannel()
  expose(new JudgeDesk(judgeOf), port1 as Endpoint)
  const desk = wrap<JudgeDesk>(port2 as Endpoint)
  return {
    desk,
    hangUp: () => {
      desk[releaseProxy]()
      port1.close()
      port2.close()
    },
  }
}
