export { overrideField } from '#app/scheduling/validators/override'
