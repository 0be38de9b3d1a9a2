import 'server-only'
import { db } from '@/lib/platform/data/db'
import { readPushKeys } from '@/lib/studio/notifications/operations/push-keys'

/** Returns the public key with which a browser subscribes to this portal's messages. */
export async function readPushKey(): Promise<string> {
  return (await readPushKeys(db())).publicKey
}
