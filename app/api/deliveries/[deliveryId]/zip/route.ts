import { serveZip } from '@/lib/deliveries/photo-response'
import { ZipQuery } from '@/lib/deliveries/zip/schema'
import { defineRoute } from '@/lib/entry/define-route'

/** Downloads photos of a delivery as one ZIP, for those who may open them. Interrupted downloads can be resumed. */
export const GET = defineRoute({ access: 'signed-in', input: ZipQuery, run: serveZip })

export const HEAD = GET
