export {
  normMinutes,
  periodsTouching,
  type DayRange,
  type NormContract,
} from '#app/labour_code/people/nominal_minutes'
