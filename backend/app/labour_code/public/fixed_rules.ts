export { fixedRules } from '#app/labour_code/settings/fixed_rules'
