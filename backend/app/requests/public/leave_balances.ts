export {
  balancesOf,
  keyOfBalance,
  limitsByName,
  namesOfRequestTypes,
  thisYearOfLimits,
  type NamedLimit,
} from '#app/requests/limits/balances/read_balances'
export { correctBalances, takeBackCorrections } from '#app/requests/limits/balances/correct_balances'
