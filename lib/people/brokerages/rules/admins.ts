import type { BrokerageRole } from '@/prisma/generated/enums'

type Member = { clientId: string; role: BrokerageRole }

/**
 * Whether a brokerage would be left without an admin if a member got another role, or null for leaving. The studio may remove
 * the last member; then there's nobody to be an admin of.
 */
export function losesLastAdmin(
  members: readonly Member[],
  { clientId, role, byStudio }: { clientId: string; role: BrokerageRole | null; byStudio: boolean },
): boolean {
  const member = members.find((one) => one.clientId === clientId)
  if (member?.role !== 'ADMIN' || role === 'ADMIN') return false
  const others = members.filter((one) => one !== member)
  if (others.some((one) => one.role === 'ADMIN')) return false
  return !byStudio || role !== null || others.length > 0
}
