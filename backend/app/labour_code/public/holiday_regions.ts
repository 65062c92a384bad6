export { holidayRegionNames, holidayRegions } from '#app/labour_code/holidays/holiday_regions'
