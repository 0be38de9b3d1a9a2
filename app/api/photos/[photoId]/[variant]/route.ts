import { servePhoto } from '@/lib/deliveries/photo-response'
import { PhotoAddress } from '@/lib/deliveries/schema'
import { defineRoute } from '@/lib/entry/define-route'

/** One form of a photo, if this person may have it: by a short-lived signed address, or as a file to save. */
export const GET = defineRoute({ access: 'signed-in', input: PhotoAddress, run: servePhoto })
