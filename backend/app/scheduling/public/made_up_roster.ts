export {
  fillShifts,
  madeUpShift,
  type MadeUpShift,
  type MadeUpWorker,
} from '#app/scheduling/samples/made_up_roster'
