import 'server-only'
import { defineRoute } from '@/lib/entry/define-route'
import { env } from '@/lib/platform/environment/env'
import { unsubscribePath } from '@/lib/studio/notifications/rules'
import { Unsubscribe } from '@/lib/studio/notifications/schema'
import { chooseMail } from '@/lib/workflows/choose-mail'

/** One-click unsubscribe by an email client. Needs no session: the token identifies the reader. */
export const stopMailsByPost = defineRoute({
  access: 'anyone',
  input: Unsubscribe,
  run: async (_actor, { token }) => {
    await chooseMail(token, false)
    return Response.json({ stopped: true })
  },
})

/** Opens a page that asks first, because some programs follow every link in an email. */
export const redirectToUnsubscribePage = defineRoute({
  access: 'anyone',
  input: Unsubscribe,
  run: async (_actor, { token }) => Response.redirect(env().APP_URL + unsubscribePath(token), 303),
})
