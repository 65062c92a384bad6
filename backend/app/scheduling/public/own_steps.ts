export { commandHistory, findCommand, lockOwnStacks } from '#app/scheduling/steps/command_log'
