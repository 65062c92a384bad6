export { SchedulePublished, type SeenChange } from '#app/scheduling/publications/schedule_published'
export { AcceptanceStepped, type SteppedAcceptance } from '#app/scheduling/undo/acceptance_stepped'
export { OpenShiftStepped } from '#app/scheduling/claims/open_shift_stepped'
export { SwapStepped } from '#app/scheduling/swaps/swap_stepped'
