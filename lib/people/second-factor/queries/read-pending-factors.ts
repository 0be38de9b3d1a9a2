import 'server-only'
import { readFactors } from '@/lib/auth/read-factors'
import type { FactorKinds } from '@/lib/auth/rules/factors'

/** Returns what a sign-in whose password was right is asked for. @param userId from the sealed cookie */
export function readPendingFactors(userId: string): Promise<FactorKinds> {
  return readFactors(userId)
}
