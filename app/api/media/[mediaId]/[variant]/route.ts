import { defineRoute } from '@/lib/entry/define-route'
import { serveMedia } from '@/lib/photos/media/routes/media-response'
import { MediaAddress } from '@/lib/photos/media/schema'

/** Returns a file of a film or document, if this person may see it: a stream for playing, or a redirect to a signed URL. */
export const GET = defineRoute({ access: 'open-photos', input: MediaAddress, run: serveMedia })
