import 'server-only'
import { db } from '@/lib/platform/data/db'

/** Records that a granted file has arrived, so that its bytes are no longer in flight. Ignores unknown grants. */
export async function recordArrival(grantId: string, bytes: number): Promise<void> {
  await db().$executeRaw`
    UPDATE upload_grants SET arrived_bytes = least(bytes, arrived_bytes + ${bytes}::bigint)
    WHERE id = ${grantId}::uuid`
}
