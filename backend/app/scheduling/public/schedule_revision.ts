export { scheduleRevision } from '#app/scheduling/entries/revision'
