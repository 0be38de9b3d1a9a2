import 'server-only'
import { readPushKeys } from '@/lib/notifications/operations/push-keys'
import { db } from '@/lib/platform/db'

/** Returns the public key with which a browser subscribes to this portal's messages. */
export async function readPushKey(): Promise<string> {
  return (await readPushKeys(db())).publicKey
}
