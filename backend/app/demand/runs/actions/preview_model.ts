import { buildModelProblem } from '#app/demand/runs/problem/build_model_problem'
import { modelScope } from '#app/demand/runs/problem/model_scope'
import { previewRows } from '#app/demand/runs/problem/preview_rows'
import type { LabourModelPreview, LabourModelScope } from '#contracts/labour_model'

/**
 * What a run would start from: the need of each position, day by day, beside what is planned. Nothing is stored.
 *
 * @throws demand.run_* as `modelScope` and `buildModelProblem` say
 */
export async function previewModel(asked: LabourModelScope): Promise<LabourModelPreview> {
  const { scope, locations } = await modelScope(asked)
  const { problem, findings } = await buildModelProblem(locations, scope)
  return { rows: await previewRows(problem), findings }
}
