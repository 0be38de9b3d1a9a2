import { defineRoute } from '@/lib/entry/define-route'
import { serveMailPicture } from '@/lib/photos/deliveries/routes/mail-picture-response'
import { MailPictureToken } from '@/lib/photos/deliveries/schema/mail-pictures'

/** Shows a picture of an email. Mail clients load it without a session: its address is the credential. */
export const GET = defineRoute({
  access: 'anyone',
  input: MailPictureToken,
  run: (_actor, { token }, request) => serveMailPicture(token, request),
})
