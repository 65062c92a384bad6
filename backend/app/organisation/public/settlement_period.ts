export {
  settlementPeriodOf,
  settlementPeriodsIn,
  type SettlementPeriod,
} from '#app/organisation/company/settlement_period'
