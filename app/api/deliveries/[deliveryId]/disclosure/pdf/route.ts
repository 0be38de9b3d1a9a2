import { defineRoute } from '@/lib/entry/define-route'
import { recordPdfResponse } from '@/lib/photos/originals/routes/record/record-response'
import { OriginalsDelivery } from '@/lib/photos/originals/schema'
import { readLogo } from '@/lib/studio/settings/queries/open-logo'

/** Downloads the disclosure record of a delivery's altered photos as PDF. */
export const GET = defineRoute({
  access: 'open-photos',
  input: OriginalsDelivery,
  run: async (actor, { deliveryId }) => recordPdfResponse(actor, deliveryId, await readLogo()),
})
