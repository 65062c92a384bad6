export { overrideField } from '#app/scheduling/rules/override_field'
