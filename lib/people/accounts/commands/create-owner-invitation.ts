import 'server-only'
import { recordAudit } from '@/lib/platform/data/audit'
import type { Transaction } from '@/lib/platform/data/db'
import { createInvitationLink } from './create-invitation-link'

/** Invites the studio's owner without an email, and returns the link. Earlier links to this address stop working. */
export async function createOwnerInvitation(tx: Transaction, email: string): Promise<{ link: string }> {
  const { link, ...columns } = createInvitationLink()
  const data = { ...columns, role: 'PHOTOGRAPHER', invitedById: null } as const
  const { id } = await tx.teamInvitation.upsert({
    where: { email },
    create: { email, ...data },
    update: data,
    select: { id: true },
  })
  await recordAudit(tx, null, 'team.invited', id, { email, role: data.role })
  return { link }
}
