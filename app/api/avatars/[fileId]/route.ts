import { z } from 'zod'
import { openAvatar } from '@/lib/accounts/queries/open-avatar'
import { defineRoute } from '@/lib/entry/define-route'

const cacheSeconds = 30 * 24 * 60 * 60

/** Somebody's photo, for everyone who is signed in. A new photo has a new address, so a browser need not ask again. */
export const GET = defineRoute({
  access: 'signed-in',
  input: z.object({ fileId: z.uuid() }),
  run: async (actor, { fileId }) => {
    const { body, contentType, sizeBytes } = await openAvatar(actor, fileId)
    return new Response(body, {
      headers: {
        'content-type': contentType,
        'content-length': String(sizeBytes),
        'cache-control': `private, max-age=${cacheSeconds}, immutable`,
      },
    })
  },
})
