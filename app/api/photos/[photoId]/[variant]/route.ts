import { signPhoto } from '@/lib/deliveries/queries/sign-photo'
import { PhotoAddress } from '@/lib/deliveries/schema'
import { defineRoute } from '@/lib/entry/define-route'

/** Sends the browser on to a short-lived signed address, if this person may have this form of the photo. */
export const GET = defineRoute({
  access: 'signed-in',
  input: PhotoAddress,
  run: async (actor, address) =>
    new Response(null, {
      status: 302,
      headers: { location: await signPhoto(actor, address), 'cache-control': 'private, no-store' },
    }),
})
