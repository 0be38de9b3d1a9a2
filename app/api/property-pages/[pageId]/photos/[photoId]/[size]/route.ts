import { defineRoute } from '@/lib/entry/define-route'
import { servePicture } from '@/lib/photos/property-pages/routes/picture-response'
import { OnePicture } from '@/lib/photos/property-pages/schema/pages'

/** Serves a picture of a property's page to anyone who may see the page. */
export const GET = defineRoute({
  access: 'anyone',
  input: OnePicture,
  run: (actor, input, request) => servePicture(actor, input, request),
})
