import type { SeededKind } from '#database/request_kinds/seeded_kind'

/** Elsewhere: the least of Directives 2003/88/EC (annual leave) and 2019/1158 (carers). */
export const otherKinds: readonly SeededKind[] = [
  {
    code: 'annual',
    names: ['Annual leave', 'Urlop wypoczynkowy', 'Nghỉ phép năm'],
    shortcut: 'AL',
    color: 0,
    kind: 'vacation',
    daysCount: 20,
    primaryVacation: true,
  },
  {
    code: 'unpaid',
    names: ['Unpaid leave', 'Urlop bezpłatny', 'Nghỉ không lương'],
    shortcut: 'UL',
    color: 13,
    kind: 'vacation',
    paid: false,
  },
  {
    code: 'sick',
    names: ['Sick leave', 'Zwolnienie lekarskie', 'Nghỉ ốm'],
    shortcut: 'SL',
    color: 3,
    needsAcceptance: false,
    allowAttachment: true,
  },
  {
    code: 'parental',
    names: [
      'Maternity or parental leave',
      'Urlop macierzyński lub rodzicielski',
      'Nghỉ thai sản hoặc chăm con',
    ],
    shortcut: 'PL',
    color: 10,
    allowAttachment: true,
    usableBy: 'planners',
  },
  {
    code: 'carer',
    names: ['Carer’s leave', 'Urlop opiekuńczy', 'Nghỉ chăm sóc người thân'],
    shortcut: 'CL',
    color: 8,
    paid: false,
    daysCount: 5,
  },
  {
    code: 'force_majeure',
    names: ['Urgent family reasons', 'Pilne sprawy rodzinne', 'Việc gia đình khẩn cấp'],
    shortcut: 'FM',
    color: 2,
    needsAcceptance: false,
  },
  {
    code: 'lieu',
    names: ['Time off in lieu', 'Odbiór nadgodzin', 'Nghỉ bù'],
    shortcut: 'TOIL',
    color: 6,
    overtimeCompensation: 'employee',
  },
  {
    code: 'delegation',
    names: ['Business trip', 'Delegacja', 'Công tác'],
    shortcut: 'BT',
    color: 5,
    kind: 'delegation',
    allowAttachment: true,
    countsAsWorkingTime: true,
  },
]
