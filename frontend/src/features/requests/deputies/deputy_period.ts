import type { RequestDeputy } from '@shiftloom/backend/contracts/request_deputies'
import type { TFunction } from 'i18next'
import type { Format } from '#/lib/writing/format.ts'
import { whenText } from '#/domain/request_status/request_words.ts'

type Period = Pick<RequestDeputy, 'firstDay' | 'lastDay'>

/** `Mon, 2 – Fri, 6 Mar`, or that it is every leave. */
export const deputyPeriod = ({ firstDay, lastDay }: Period, format: Format, t: TFunction): string =>
  firstDay && lastDay
    ? format.sentence(whenText({ firstDay, lastDay, part: null }, format))
    : t('requests.deputies.each_leave')
