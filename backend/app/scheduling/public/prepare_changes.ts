export { prepareChanges } from '#app/scheduling/commands/prepare_changes'
