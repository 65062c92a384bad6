export { addSampleDemand, placesWithOwnDemand, removeSampleDemand } from '#app/demand/samples/sample_demand'
