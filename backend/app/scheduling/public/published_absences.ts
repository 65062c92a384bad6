export { publishedAbsences, type PublishedAbsence } from '#app/scheduling/schedule/published_absences'
