import { defineRoute } from '@/lib/entry/define-route'
import { servePhoto } from '@/lib/photos/deliveries/routes/photo-response'
import { PhotoAddress } from '@/lib/photos/deliveries/schema/photos'

/** Returns a variant of a photo, if this person may see it: a redirect to a short-lived signed URL, or a download. */
export const GET = defineRoute({ access: 'open-photos', input: PhotoAddress, run: servePhoto })
