export { mixesAt, type PositionMix } from '#app/demand/staffing/mixes_at'
