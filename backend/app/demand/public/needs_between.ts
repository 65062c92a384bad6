export { needsBetween } from '#app/demand/needs/needs_between'
