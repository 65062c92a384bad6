import { isPlanned } from './contract_context.ts'
import { contractRule, type ContractRuleMaker } from './contract_rule.ts'

/** Only the catalogue shifts agreed. */
export const shiftTypes: ContractRuleMaker = (context) => {
  const { contract, types } = context
  if (!contract.shiftTypeIds) return []
  const agreed = new Set(contract.shiftTypeIds)
  return [
    contractRule(
      'contract_shift_types',
      { unit: 'shift', sense: 'at_most' },
      {},
      (work, _p, _l, _c, report) => {
        for (let i = 0; i < work.length; i += 1) {
          const item = work[i]!
          const type = types.typeOf.get(item.id)
          if (type === undefined || agreed.has(type) || !isPlanned(item, context)) continue
          report(i, i, 1, 0, item.start, item.end)
        }
      }
    ),
  ]
}
