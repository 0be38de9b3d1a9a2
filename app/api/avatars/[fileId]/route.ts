import { z } from 'zod'
import { defineRoute } from '@/lib/entry/define-route'
import { openAvatar } from '@/lib/people/accounts/queries/open-avatar'

const cacheSeconds = 30 * 24 * 60 * 60

/** Returns a person's photo to anyone who is signed in. A new photo has a new URL, so this one can be cached. */
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
