import { defineRoute } from '@/lib/entry/define-route'
import { serveDownload } from '@/lib/photos/mls/routes/download-response'
import { MlsDownloadQuery } from '@/lib/photos/mls/schema/download'

/** Downloads photos of a delivery as a board wants them, for those who may open them. Can be resumed. */
export const GET = defineRoute({ access: 'open-photos', input: MlsDownloadQuery, run: serveDownload })

export const HEAD = GET
