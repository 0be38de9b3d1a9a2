import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'

/** Asks every device of the account for its second factor again. */
export async function forgetDevices(tx: Transaction, userId: string): Promise<void> {
  await tx.rememberedDevice.deleteMany({ where: { userId } })
}
