export { applyCommand } from '#app/scheduling/commands/apply_command'
