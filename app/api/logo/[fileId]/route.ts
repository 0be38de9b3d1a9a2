import { defineRoute } from '@/lib/entry/define-route'
import { openLogo } from '@/lib/studio/settings/queries/open-logo'
import { LogoReference } from '@/lib/studio/settings/schema'

const cacheSeconds = 365 * 24 * 60 * 60

/** The studio's logo, public because emails show it. A new logo has a new URL, so responses are cached forever. */
export const GET = defineRoute({
  access: 'anyone',
  input: LogoReference,
  run: async (_actor, { fileId }) => {
    const { body, contentType, sizeBytes } = await openLogo(fileId)
    return new Response(body, {
      headers: {
        'content-type': contentType,
        'content-length': String(sizeBytes),
        'cache-control': `public, max-age=${cacheSeconds}, immutable`,
      },
    })
  },
})
