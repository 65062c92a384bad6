export { settleMarked } from '#app/time_tracking/records/settle_marked'
