export { publishedAbsences } from '#app/scheduling/schedule/published_absences'
