export {
  absenceForActor,
  daysOfAbsence,
  entriesGone,
  type Absence,
  type DaysOfAbsence,
} from '#app/scheduling/entries/absences'
