import { planJudge } from '@shiftloom/solver/labour_code/plan/plan_judge'
import { expose } from 'comlink'
import { JudgeDesk } from './judge_desk.ts'

expose(new JudgeDesk(planJudge))
