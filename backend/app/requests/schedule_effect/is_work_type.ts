import type { RequestType } from '#contracts/requests'

/** Work in the schedule: a business trip, or what counts as working time like one. */
export const isWorkType = ({
  kind,
  countsAsWorkingTime,
}: Pick<RequestType, 'kind' | 'countsAsWorkingTime'>): boolean => kind === 'delegation' || countsAsWorkingTime
