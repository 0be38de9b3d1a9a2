import { defineRoute } from '@/lib/entry/define-route'
import { serveAgentPhoto } from '@/lib/photos/property-pages/routes/picture-response'
import { PublicPageId } from '@/lib/photos/property-pages/schema/pages'

/** Serves the photo of a page's agent to anyone, while the page is public. */
export const GET = defineRoute({
  access: 'anyone',
  input: PublicPageId,
  run: (actor, { pageId }, request) => serveAgentPhoto(actor, pageId, request),
})
