export { commandHistory, dropSteps, findCommand, lockOwnStacks } from '#app/scheduling/steps/command_log'
