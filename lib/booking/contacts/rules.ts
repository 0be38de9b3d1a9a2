import type { ContactKind, ContactNotice } from '@/prisma/generated/enums'

export const contactKinds = ['ASSISTANT', 'SELLER'] as const satisfies ContactKind[]

/** The notices that a kind of contact can get, in order: sellers none about photos. */
export function offeredNotices(kind: ContactKind): ContactNotice[] {
  return kind === 'SELLER'
    ? ['CONFIRMED', 'MOVED', 'INSTRUCTIONS', 'ON_THE_WAY']
    : ['CONFIRMED', 'MOVED', 'PHOTOS_READY', 'INSTRUCTIONS', 'ON_THE_WAY']
}

/** Leaves out what this kind of contact can't get. */
export function noticesOf(kind: ContactKind, chosen: readonly ContactNotice[]): ContactNotice[] {
  return offeredNotices(kind).filter((notice) => chosen.includes(notice))
}
