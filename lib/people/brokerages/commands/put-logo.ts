import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { lockBrokerage } from '@/lib/people/brokerages/operations/lock-brokerage'
import { recordAudit } from '@/lib/platform/data/audit'
import type { Transaction } from '@/lib/platform/data/db'

/** Sets or removes a brokerage's logo. The old file is preserved, because pages that are open show it. @throws NotFoundError */
export async function putLogo(
  tx: Transaction,
  actor: Actor,
  brokerageId: string,
  fileId: string | null,
): Promise<void> {
  const { logoFileId } = await lockBrokerage(tx, brokerageId, {})
  if (logoFileId === fileId) return
  await tx.brokerage.update({
    where: { id: brokerageId },
    data: { logoFileId: fileId },
    select: { id: true },
  })
  await recordAudit(tx, actor, fileId ? 'brokerage.logo-changed' : 'brokerage.logo-removed', brokerageId)
}
