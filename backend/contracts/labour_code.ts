export const ruleSeverities = ['off', 'alert', 'block'] as const
/** `off` is not looked at, `alert` is shown, `block` refuses the change. */
export type RuleSeverity = (typeof ruleSeverities)[number]

/** GET and PUT /api/labour-code/settings: how an organisation's plans are judged. */
export type LabourCodeSettings = {
  version: number
  /** Every rule of the kernel by its id. */
  severities: Record<string, RuleSeverity>
  /** Rules that are facts: they always block. */
  fixedRules: string[]
  /** An excess or lack up to this is not reported, minutes. */
  toleranceMinutes: number
  /** Which law holds where: the country of a person's main location decides. */
  laws: { country: string; lawPack: string }[]
}
export type LabourCodeSettingsInput = Pick<LabourCodeSettings, 'version' | 'toleranceMinutes'> & {
  /** Rules left out keep the law's own severity. */
  severities: Record<string, RuleSeverity>
}
