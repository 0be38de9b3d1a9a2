import 'server-only'
import { defineRoute } from '@/lib/entry/define-route'
import { chooseMail } from './commands/choose-mail'
import { Unsubscribe } from './schema'
import { unsubscribePage } from './unsubscribe-secret'

/** A mail program's one press. It has no session: the address is the key. */
export const stopMailsByPost = defineRoute({
  access: 'anyone',
  input: Unsubscribe,
  run: async (_actor, { token }) => {
    await chooseMail(token, false)
    return Response.json({ stopped: true })
  },
})

/** Whoever opens the address is asked first: a program that follows every link must stop nothing. */
export const redirectToUnsubscribePage = defineRoute({
  access: 'anyone',
  input: Unsubscribe,
  run: async (_actor, { token }) => Response.redirect(unsubscribePage(token), 303),
})
