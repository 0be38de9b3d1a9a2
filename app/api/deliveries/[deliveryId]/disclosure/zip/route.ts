import { defineRoute } from '@/lib/entry/define-route'
import { recordZipResponse } from '@/lib/photos/originals/routes/record/record-response'
import { OriginalsDelivery } from '@/lib/photos/originals/schema'
import { readLogo } from '@/lib/studio/settings/queries/open-logo'

/** Downloads the disclosure record of a delivery with the altered photos and their originals. It can be resumed. */
export const GET = defineRoute({
  access: 'open-photos',
  input: OriginalsDelivery,
  run: async (actor, { deliveryId }, request) =>
    recordZipResponse(actor, deliveryId, await readLogo(), request),
})
