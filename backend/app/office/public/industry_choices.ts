export { industriesWithPositions, industryNames, isIndustry } from '#app/office/queries/industry_choices'
