import { expose } from 'comlink'
import { JudgeDesk } from './judge_desk.ts'

expose(
  new JudgeDesk(() => {
    throw new Error('There is no judge yet.')
  })
)
