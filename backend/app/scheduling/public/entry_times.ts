export { timesOf } from '#app/scheduling/entries/entry_times'
