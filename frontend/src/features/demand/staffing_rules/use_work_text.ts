import type { RuleWork } from '@shiftloom/backend/contracts/demand_rules'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'

/** What a rule's work is, in a few words with its numbers. */
export function useWorkText(): (work: RuleWork) => string {
  const { t } = useTranslation()
  const format = useFormat()
  return (work) => {
    const key = `staffing_rules.work_text.${work.kind}`
    switch (work.kind) {
      case 'linear':
        return t(key, { units: format.number(work.unitsPerPersonHour) })
      case 'range':
        return t(key, { count: work.steps.length })
      case 'service_time':
        return t(key, { seconds: format.number(work.secondsPerUnit) })
      case 'erlang_c':
        return t(key, {
          level: format.percent(work.serviceLevel),
          seconds: format.number(work.answerSeconds),
        })
      case 'fixed':
        return t(key, { people: work.people, time: format.clock(work.start) })
      case 'task':
        return t(key, { people: work.people, times: format.clockRange(work.from, work.until) })
    }
  }
}
