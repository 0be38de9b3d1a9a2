import 'server-only'
import { db } from '@/lib/platform/data/db'
import { databaseWorks } from '@/lib/studio/system/words'
import type { Outcome } from './outcome'

/** Sends Postgres a statement that does nothing. */
export async function testDatabase(): Promise<Outcome> {
  await db().$queryRaw`SELECT 1`
  return { isWorking: true, text: databaseWorks }
}
