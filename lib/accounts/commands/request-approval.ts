import 'server-only'
import { tell } from '@/lib/notifications/tell'
import { db } from '@/lib/platform/db'

/** Records a photographer's request to join and tells every active photographer. */
export async function requestApproval(user: { id: string; email: string; fullName: string }): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.pendingApproval.create({
      data: { userId: user.id, email: user.email, fullName: user.fullName, requestedRole: 'PHOTOGRAPHER' },
    })
    const photographers = await tx.profile.findMany({
      where: { role: 'PHOTOGRAPHER', accountStatus: 'ACTIVE' },
      select: { userId: true },
    })
    for (const photographer of photographers) {
      await tell(tx, {
        userId: photographer.userId,
        title: 'New photographer request',
        message: `${user.fullName} (${user.email}) asks to join as a photographer.`,
        type: 'WARNING',
        action: 'approve_photographer',
        details: { user_id: user.id, email: user.email, full_name: user.fullName },
      })
    }
  })
}
