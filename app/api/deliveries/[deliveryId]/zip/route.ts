import { defineRoute } from '@/lib/entry/define-route'
import { serveZip } from '@/lib/photos/deliveries/routes/photo-response'
import { ZipQuery } from '@/lib/photos/deliveries/schema/zip'

/** Downloads photos of a delivery as one ZIP, for those who may open them. Interrupted downloads can be resumed. */
export const GET = defineRoute({ access: 'open-photos', input: ZipQuery, run: serveZip })

export const HEAD = GET
