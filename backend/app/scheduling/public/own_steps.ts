export {
  commandHistory,
  dropSteps,
  findCommand,
  holdSteps,
  lockOwnStacks,
} from '#app/scheduling/steps/command_log'
