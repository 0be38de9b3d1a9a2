import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { recordAudit } from '@/lib/platform/data/audit'
import type { Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'

/**
 * Sets or removes the studio's logo and audits it. The old file is preserved because emails already sent show it.
 * Locks the studio's settings.
 */
export async function putLogo(tx: Transaction, actor: Actor, fileId: string | null): Promise<void> {
  await lockRow(tx, 'studio_settings', 1)
  const { logoFileId } = await tx.studioSettings.findUniqueOrThrow({
    where: { id: 1 },
    select: { logoFileId: true },
  })
  if (logoFileId === fileId) return
  await tx.studioSettings.update({ where: { id: 1 }, data: { logoFileId: fileId }, select: { id: true } })
  await recordAudit(tx, actor, fileId ? 'studio.logo-changed' : 'studio.logo-removed', '1', {
    before: logoFileId,
    after: fileId,
  })
}
