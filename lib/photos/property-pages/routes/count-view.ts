import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isClient } from '@/lib/auth/rules/capabilities'
import { afterResponse } from '@/lib/entry/after-response'
import { recordView } from '@/lib/photos/property-pages/commands/record-view'
import { isPageLoad } from '@/lib/platform/web/response-status'

/** What crawlers, link previews, monitors, and scripts call themselves. */
const bots =
  /bot\b|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|monitor|headless|lighthouse|curl|wget|python|java\/|go-http|okhttp|axios|node/i

type View = { pageId: string; kind: 'page' | 'tour'; timeZone: string; clientId: string }

/** Counts a visitor's view after the response, unless it's a bot's, a photographer's, or the client's own. */
export async function countView(view: View, viewer: Actor | null, userAgent: string | null): Promise<void> {
  const isOwn = (viewer !== null && !isClient(viewer)) || viewer?.profileId === view.clientId
  if (!isPageLoad() || isOwn || !userAgent || bots.test(userAgent)) return
  await afterResponse(() => recordView(view.pageId, view.kind, view.timeZone))
}
