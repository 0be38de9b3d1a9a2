import 'server-only'
import { env } from '@/lib/platform/environment/env'
import { readSender } from '@/lib/studio/settings/rules/mail-sender'

/** Returns the email sender from the environment, used where the studio has set none. */
export function readDefaultSender(): { name: string | null; address: string } {
  return readSender(env().MAIL_FROM)
}
