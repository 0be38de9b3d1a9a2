import { z } from 'zod'
import { defineRoute } from '@/lib/entry/define-route'
import { findUploadThumbnail } from '@/lib/photos/deliveries/queries/find-upload-thumbnail'

/** Returns the thumbnail of the photographer's own unsent upload. An upload's content never changes. */
export const GET = defineRoute({
  access: 'prepare-photos',
  input: z.object({ fileId: z.uuid() }),
  run: async (actor, { fileId }) =>
    new Response(await findUploadThumbnail(actor, fileId), {
      headers: { 'content-type': 'image/webp', 'cache-control': 'private, max-age=3600, immutable' },
    }),
})
