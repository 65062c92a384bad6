import type { Industry } from '@shiftloom/backend/contracts/onboarding'

/** Positions that companies of an industry usually plan, as keys of `onboarding.position`. */
const usual = {
  gastronomy: ['shift_lead', 'waiter', 'cook', 'barista', 'kitchen_help', 'driver'],
  retail: ['shift_lead', 'sales', 'cashier', 'warehouse'],
  hospitality: ['reception', 'housekeeping', 'waiter', 'cook', 'maintenance'],
  healthcare: ['nurse', 'doctor', 'caregiver', 'reception'],
  logistics: ['warehouse', 'forklift', 'driver', 'dispatcher'],
  manufacturing: ['shift_lead', 'operator', 'quality', 'warehouse', 'maintenance'],
  services: ['consultant', 'reception', 'specialist'],
  cleaning: ['team_lead', 'cleaner', 'driver'],
  security: ['team_lead', 'guard', 'monitoring'],
  sport: ['trainer', 'reception', 'lifeguard'],
  education: ['teacher', 'assistant', 'reception'],
  other: ['team_lead', 'specialist', 'assistant'],
} as const satisfies Record<Industry, readonly string[]>

export type SuggestedPosition = (typeof usual)[Industry][number]

export const suggestedPositions = (industry: Industry | null): readonly SuggestedPosition[] =>
  usual[industry ?? 'other']
