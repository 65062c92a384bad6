import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { readFeed } from '#app/calendar_feed/actions/read_feed'
import { calendarText } from '#app/calendar_feed/calendar_text'

/** What a calendar program reads. It may keep it for five minutes and asks by the tag afterwards. */
export default class CalendarFilesController {
  async show({ request, response, params }: HttpContext) {
    const feed = await readFeed(String(params.file).replace(/\.ics$/, ''), request.ip())
    const text = calendarText(feed)
    const tag = `"${createHash('sha256').update(text).digest('base64url')}"`
    response.header('ETag', tag).header('Cache-Control', 'private, max-age=300')
    response.header('X-Robots-Tag', 'noindex')
    if (namesTag(request.header('if-none-match'), tag)) return response.status(304).send('')
    return response
      .header('Content-Type', 'text/calendar; charset=utf-8')
      .header('Content-Disposition', 'inline; filename="shiftloom.ics"')
      .send(text)
  }
}

/** Proxies that compress mark the tag as weak. */
const namesTag = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag)
