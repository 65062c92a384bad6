import { organisationContext } from '#app/core/organisation_context'
import { eachOrganisation } from '#app/core/queue/each_organisation'
import { registerJob, registerRecurring } from '#app/core/queue/job_registry'
import { recentlyUsedOrganisations } from '#app/identity/public/recently_used_organisations'
import { sweepImports } from '#app/imports/actions/sweep_imports'
import { WorkImport } from '#app/imports/actions/work_import'
import { importAttempts, importsQueue } from '#app/imports/imports_queue'

registerJob<{ importId: string }>({
  queue: importsQueue,
  unit: 'own',
  handler: ({ organisationId, data, attempt }) =>
    new WorkImport().handle({
      organisationId: organisationId!,
      importId: data.importId,
      lastAttempt: attempt >= importAttempts,
    }),
})

registerJob({
  queue: importsQueue,
  name: 'sweep',
  async handler() {
    await eachOrganisation(await recentlyUsedOrganisations(), 'sweep_imports', (id) =>
      organisationContext.run(id, () => sweepImports())
    )
  },
})
registerRecurring({ queue: importsQueue, name: 'sweep', when: { everyMs: 60_000 } })
