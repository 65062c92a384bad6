export { fixedRules } from '@shiftloom/solver/labour_code/company_choices'
