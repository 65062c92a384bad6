import type { HttpContext } from '@adonisjs/core/http'
import { page, result } from '#app/core/http/result'
import { pagingOf } from '#app/core/http/paging'
import { createTag } from '#app/organisation/tags/create_tag'
import { deleteTag } from '#app/organisation/tags/delete_tag'
import { renameTag } from '#app/organisation/tags/rename_tag'
import { collationOf } from '#app/core/http/collation'
import { listTagNames, listTags } from '#app/organisation/tags/load_tags'
import { orderOf } from '#app/organisation/directory/validators/list'
import {
  createTagValidator,
  listTagsValidator,
  updateTagValidator,
} from '#app/organisation/tags/validators/tag'
import { can } from '#contracts/abilities'
import type { Tag, TagName } from '#contracts/organisation'

export default class TagsController {
  async index({ request, account, i18n }: HttpContext) {
    const query = await request.validateUsing(listTagsValidator)
    const paging = query.all ? null : pagingOf(query)
    const { descending } = orderOf(query)
    const asked = { descending, search: query.search, collation: collationOf(i18n.locale), paging }
    const { items, total } = can(account.role, 'directory.read')
      ? await listTags(asked)
      : await listTagNames(asked)
    return page<Tag | TagName>(items, total, paging ?? { page: 1, pageSize: Math.max(total, 1) })
  }

  async store({ request, response }: HttpContext) {
    const input = await request.validateUsing(createTagValidator)
    response.status(201)
    return result(await createTag(input))
  }

  async update({ request, params }: HttpContext) {
    const { version, name } = await request.validateUsing(updateTagValidator)
    return result(await renameTag({ id: params.id, version, name }))
  }

  async destroy({ params, response }: HttpContext) {
    await deleteTag(params.id)
    return response.noContent()
  }
}
