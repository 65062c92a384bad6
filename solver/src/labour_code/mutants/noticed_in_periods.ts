import type { FaultName } from './faults.ts'

/** The cases of rules about settlement periods, months and years. */
export const noticedInPeriods = {
  period_average: {
    'finds nothing': 'PL W3d',
    'overlooks a breach by one': 'PL W3s',
    'is stricter by a minute': 'PL W3r',
    'takes everybody for the same': 'PL W3x',
    'forgets the work before': 'PL W3d',
  },
  continuous_average: {
    'finds nothing': 'PL CA1b',
    'overlooks a breach by one': 'PL CA1c',
    'is stricter by a minute': 'PL CA1',
    'takes everybody for the same': 'PL CA1b',
    'forgets the work before': 'PL CA1b',
  },
  night_average: {
    'finds nothing': 'EU NA1b',
    'overlooks a breach by one': 'EU NA1b',
    'is stricter by a minute': 'EU NA1',
    'takes everybody for the same': 'EU NA3',
    'forgets the work before': 'EU NA1b',
  },
  overtime_month: {
    'finds nothing': 'VN OM1',
    'overlooks a breach by one': 'VN OM2b',
    'is stricter by a minute': 'VN OM2',
    'tells of the first breach only': 'VN OM10',
    'takes everybody for the same': 'VN RD1',
    'forgets the work before': 'VN OM1',
  },
  overtime_year: {
    'finds nothing': 'PL OY1c',
    'overlooks a breach by one': 'PL OY1c',
    'is stricter by a minute': 'PL OY1b',
    'takes everybody for the same': 'PL OY1c',
    'forgets the work before': 'PL OY1c',
  },
  settlement_length: {
    'finds nothing': 'PL SL1b',
    'overlooks a breach by one': 'PL SL1g',
    'takes everybody for the same': 'PL SL1e',
    'forgets the work before': 'PL SL1b',
  },
  period_hours: {
    'finds nothing': 'PL W8a',
    'overlooks a breach by one': 'PL W8g',
    'is stricter by a minute': 'PL W8b',
    'takes everybody for the same': 'PL W8a',
    'forgets the work before': 'PL W8a',
  },
  period_days: {
    'finds nothing': 'PL W8a2',
    'overlooks a breach by one': 'PL W8a2',
    'is stricter by a minute': 'PL W8n',
    'takes everybody for the same': 'PL W8a2',
    'forgets the work before': 'PL W8a2',
  },
  day_off_due: {
    'finds nothing': 'PL DO1b',
    'overlooks a breach by one': 'PL DO1b',
    'is stricter by a minute': 'PL DO2d',
    'tells of the first breach only': 'PL DO5',
    'takes everybody for the same': 'PL DO1g',
    'forgets the work before': 'PL DO1b',
  },
} satisfies Record<string, Partial<Record<FaultName, string>>>
