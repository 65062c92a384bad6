import { organisationContext } from '#app/core/organisation_context'

/** Runs requests against organisations and rolls their writes back, so that none affects another. */
export async function takenBack(work: () => Promise<void>): Promise<void> {
  const real = organisationContext.run
  const rollBack = new Error('taken back')
  organisationContext.run = async (id, asked, actor = null) => {
    let result: Awaited<ReturnType<typeof asked>>
    await real
      .call(
        organisationContext,
        id,
        async () => {
          result = await asked()
          throw rollBack
        },
        actor
      )
      .catch((reason) => {
        if (reason !== rollBack) throw reason
      })
    return result!
  }
  await work().finally(() => (organisationContext.run = real))
}
