import 'server-only'
import { db } from '@/lib/platform/db'

/** Whether one of our files is stored under one of these keys. */
export async function anyKeyTaken(keys: string[]): Promise<boolean> {
  return (await db().storedFile.count({ where: { key: { in: keys } } })) > 0
}
