export { ModelRunEnded } from '#app/demand/runs/model_run_ended'
