import { defineRoute } from '@/lib/entry/define-route'
import { serveQrCode } from '@/lib/photos/property-pages/routes/qr-response'
import { PublicPageId } from '@/lib/photos/property-pages/schema/pages'

/** Downloads the QR code of a property's page, for those who edit it. */
export const GET = defineRoute({
  access: 'edit-property-pages',
  input: PublicPageId,
  run: (actor, { pageId }) => serveQrCode(actor, pageId),
})
