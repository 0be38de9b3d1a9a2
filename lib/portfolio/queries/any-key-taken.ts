import 'server-only'
import { db } from '@/lib/platform/db'

/** Whether a recorded file has one of these storage keys. */
export async function anyKeyTaken(keys: string[]): Promise<boolean> {
  return (await db().storedFile.count({ where: { key: { in: keys } } })) > 0
}
