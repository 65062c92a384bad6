export { approvedAbsences } from '#app/requests/calendar/approved_absences'
