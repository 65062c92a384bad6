export { registeredTime, type RegisteredTime } from '#app/time_tracking/settlement/registered_time'
