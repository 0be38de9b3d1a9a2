import { serveZip } from '@/lib/deliveries/routes/photo-response'
import { ZipQuery } from '@/lib/deliveries/schema/zip'
import { defineRoute } from '@/lib/entry/define-route'

/** Downloads photos of a delivery as one ZIP, for those who may open them. Interrupted downloads can be resumed. */
export const GET = defineRoute({ access: 'open-photos', input: ZipQuery, run: serveZip })

export const HEAD = GET
