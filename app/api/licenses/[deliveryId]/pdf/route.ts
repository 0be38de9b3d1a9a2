import { defineRoute } from '@/lib/entry/define-route'
import { pdfResponse } from '@/lib/photos/licenses/routes/pdf/pdf-response'
import { LicensedDelivery } from '@/lib/photos/licenses/schema'
import { readLogo } from '@/lib/studio/settings/queries/open-logo'

/** Downloads the license of unlocked photos as PDF. */
export const GET = defineRoute({
  access: 'open-licenses',
  input: LicensedDelivery,
  run: async (actor, { deliveryId }) => pdfResponse(actor, deliveryId, await readLogo()),
})
