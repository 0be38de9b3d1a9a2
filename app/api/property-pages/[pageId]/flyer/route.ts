import { defineRoute } from '@/lib/entry/define-route'
import { serveFlyer } from '@/lib/photos/property-pages/routes/flyer/flyer-response'
import { PublicPageId } from '@/lib/photos/property-pages/schema/pages'

/** Downloads the flyer of a property as PDF, for those who edit its page. */
export const GET = defineRoute({
  access: 'edit-property-pages',
  input: PublicPageId,
  run: (actor, { pageId }) => serveFlyer(actor, pageId),
})
