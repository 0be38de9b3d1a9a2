import 'server-only'
import type { Prisma } from '@/prisma/generated/client'
import type { Role } from '@/prisma/generated/enums'

/** Returns the filter for the other side's replies in a delivery that weren't emailed to this side. */
export function unmailedReplies(deliveryId: string, reader: Role): Prisma.RevisionCommentWhereInput {
  return {
    thread: { photo: { deliveryId } },
    authorRole: reader === 'CLIENT' ? 'PHOTOGRAPHER' : 'CLIENT',
    isDraft: false,
    roundId: null,
    emailedAt: null,
  }
}
