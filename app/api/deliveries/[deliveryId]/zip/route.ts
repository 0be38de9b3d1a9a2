import { serveZip } from '@/lib/deliveries/photo-response'
import { ZipQuery } from '@/lib/deliveries/zip/schema'
import { defineRoute } from '@/lib/entry/define-route'

/** Photos of a delivery as one ZIP, for those who may have them; a download that broke off goes on where it stopped. */
export const GET = defineRoute({ access: 'signed-in', input: ZipQuery, run: serveZip })

export const HEAD = GET
