import 'server-only'
import { db } from './db'
import { log } from './log'

/** Whether the database answers, with its migrations applied. */
export async function checkHealth(): Promise<boolean> {
  try {
    await db().$queryRaw`SELECT 1 FROM "_prisma_migrations" LIMIT 1`
    return true
  } catch (error) {
    log().error({ error: String(error) }, 'health check failed')
    return false
  }
}
