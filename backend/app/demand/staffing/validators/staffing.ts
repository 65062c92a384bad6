import vine from '@vinejs/vine'
import { fields } from '#app/core/validation/rules'
import { mostPeople } from '#contracts/demand_rules'
import {
  catalogueNameLength,
  longestShiftMinutes,
  mostCatalogueShifts,
  shiftStepMinutes,
  shortestShiftMinutes,
  startSteps,
} from '#contracts/demand_staffing'

const whole = (least: number, most: number) =>
  vine.number({ strict: true }).withoutDecimals().range([least, most])
const length = () => whole(shiftStepMinutes, longestShiftMinutes)

export const changeStaffingValidator = vine.create({
  version: whole(0, 2_000_000_000),
  mostPeople: whole(1, mostPeople).nullable(),
  leastMinutes: whole(shortestShiftMinutes, longestShiftMinutes),
  mostMinutes: whole(shortestShiftMinutes, longestShiftMinutes),
  startEveryMinutes: vine.enum(startSteps),
  catalogue: vine
    .array(
      vine.object({
        name: fields.name(catalogueNameLength),
        start: fields.clockTime(),
        minutes: length(),
        weekdays: vine.array(whole(1, 7)).minLength(1).maxLength(7).distinct(),
      })
    )
    .maxLength(mostCatalogueShifts),
  skillMix: vine.object({ tagId: fields.id(), least: whole(1, mostPeople) }).nullable(),
})
