import { servePhoto } from '@/lib/deliveries/routes/photo-response'
import { PhotoAddress } from '@/lib/deliveries/schema/photos'
import { defineRoute } from '@/lib/entry/define-route'

/** Returns a variant of a photo, if this person may see it: a redirect to a short-lived signed URL, or a download. */
export const GET = defineRoute({ access: 'open-photos', input: PhotoAddress, run: servePhoto })
