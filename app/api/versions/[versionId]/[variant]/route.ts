import { defineRoute } from '@/lib/entry/define-route'
import { serveVersion } from '@/lib/photos/revisions/routes/version-response'
import { VersionAddress } from '@/lib/photos/revisions/schema'

/** Opens a version of a photo, for those who may open the photo. */
export const GET = defineRoute({ access: 'open-photos', input: VersionAddress, run: serveVersion })

export const HEAD = GET
