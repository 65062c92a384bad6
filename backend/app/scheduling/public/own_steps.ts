export { commandHistory, findCommand, lockOwnStacks } from '#app/scheduling/commands/command_log'
