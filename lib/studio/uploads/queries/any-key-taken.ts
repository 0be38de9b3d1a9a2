import 'server-only'
import { db } from '@/lib/platform/data/db'

/** Whether any of these storage keys belongs to a recorded file. */
export async function anyKeyTaken(keys: string[]): Promise<boolean> {
  return (await db().storedFile.count({ where: { key: { in: keys } } })) > 0
}
