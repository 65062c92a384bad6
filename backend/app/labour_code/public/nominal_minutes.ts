export {
  normMinutes,
  periodsTouching,
  weekDaysOf,
  type DayRange,
  type NormContract,
} from '#app/labour_code/people/nominal_minutes'
