export { networkOf } from '#app/identity/limits/network_of'
