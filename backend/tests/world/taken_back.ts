import { organisationContext } from '#app/core/organisation_context'

/** Whatever requests do to organisations meanwhile is answered as ever, and then taken back: no question spoils another. */
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
