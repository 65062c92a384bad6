export { absenceTypes, isAbsence, isWork } from '#app/scheduling/people/work_types'
