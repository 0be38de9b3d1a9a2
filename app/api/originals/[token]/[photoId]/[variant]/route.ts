import { defineRoute } from '@/lib/entry/define-route'
import { pictureResponse } from '@/lib/photos/originals/routes/picture-response'
import { OriginalsPicture } from '@/lib/photos/originals/schema'

/** Shows a picture of a public page of unaltered photos, to anyone with its address. */
export const GET = defineRoute({
  access: 'anyone',
  input: OriginalsPicture,
  run: (_actor, wanted, request) => pictureResponse(wanted, request),
})
