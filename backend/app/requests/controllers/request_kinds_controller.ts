import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { changingRegion, readingRegion } from '#app/office/public/region_work'
import { listRequestKinds } from '#app/requests/kinds/load_request_kinds'
import {
  createRequestKind,
  deleteRequestKind,
  orderRequestKinds,
  updateRequestKind,
} from '#app/requests/kinds/write_request_kind'
import { createRequestKindValidator, updateRequestKindValidator } from '#app/requests/validators/request_kind'
import { orderRequestTypesValidator } from '#app/requests/validators/request_type'

/** Kinds of requests that new companies of a region begin with. */
export default class RequestKindsController {
  async index(ctx: HttpContext) {
    return result(await readingRegion(ctx, listRequestKinds))
  }

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(createRequestKindValidator)
    ctx.response.status(201)
    return result(await changingRegion(ctx, (regionId) => createRequestKind(regionId, input)))
  }

  async order(ctx: HttpContext) {
    const { ids } = await ctx.request.validateUsing(orderRequestTypesValidator)
    return result(await changingRegion(ctx, (regionId) => orderRequestKinds(regionId, ids)))
  }

  async update(ctx: HttpContext) {
    const { version, ...input } = await ctx.request.validateUsing(updateRequestKindValidator)
    return result(
      await changingRegion(ctx, (regionId) =>
        updateRequestKind({ regionId, id: ctx.params.kindId, version }, input)
      )
    )
  }

  async destroy(ctx: HttpContext) {
    await changingRegion(ctx, (regionId) => deleteRequestKind({ regionId, id: ctx.params.kindId }))
    return ctx.response.noContent()
  }
}
