export { addSamplePunches } from '#app/time_tracking/samples/add_sample_punches'
export { usedByOwnTime } from '#app/time_tracking/samples/used_by_own_time'
export { holdRecords } from '#app/time_tracking/samples/hold_records'
