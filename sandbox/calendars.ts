import { Hono } from 'hono'
import type { SandboxContext, SandboxService } from './service'

type CalendarDocument = { id: string; text: string }

/** Calendar files at private addresses, as Google, Apple and Outlook serve them. Tests set what they contain. */
export function openCalendars({ store }: SandboxContext): SandboxService {
  const calendars = store.collection<CalendarDocument>('calendars')
  const routes = new Hono()
  routes.post('/_sandbox/calendars/:id', async (context) => {
    const { text } = (await context.req.json()) as Pick<CalendarDocument, 'text'>
    calendars.put({ id: context.req.param('id'), text })
    return context.body(null, 204)
  })
  routes.get('/calendars/:file{.+\\.ics}', (context) => {
    const calendar = calendars.get(context.req.param('file').replace(/\.ics$/, ''))
    return calendar
      ? context.body(calendar.text, 200, { 'Content-Type': 'text/calendar; charset=utf-8' })
      : context.notFound()
  })
  return { routes }
}
