import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { maySeeVariant, visibleTo } from '@/lib/deliveries/policy'
import type { PhotoVariant } from '@/lib/deliveries/schema'
import { decidingInvoice } from '@/lib/deliveries/selection'
import { signFileUrl } from '@/lib/integrations/uploadthing'
import { isUnlocked } from '@/lib/invoices/rules'
import { db } from '@/lib/platform/db'
import { NotFound } from '@/lib/platform/errors'
import type { DerivativeKind } from '@/prisma/generated/enums'

/** How long the address of a photo can be used by whoever holds it. */
const linkSeconds = 3600

const derivativeOf: Record<Exclude<PhotoVariant, 'original'>, DerivativeKind> = {
  thumbnail: 'THUMBNAIL',
  preview: 'PREVIEW',
  tile: 'TILE',
  screen: 'SCREEN',
}

/**
 * A signed address of one form of a photo, good for an hour.
 * @throws NotFound alike for a photo that is not there, not the actor's, locked, or not made yet
 */
export async function signPhoto(
  actor: Actor,
  wanted: { photoId: string; variant: PhotoVariant },
): Promise<string> {
  const { photoId, variant } = wanted
  const kind = variant === 'original' ? null : derivativeOf[variant]
  const photo = await db().photo.findFirst({
    where: { AND: [{ id: photoId }, { delivery: visibleTo(actor) }] },
    select: {
      isPreview: true,
      isFull: true,
      originalFile: { select: { key: true } },
      derivatives: { where: kind ? { kind } : {}, select: { file: { select: { key: true } } }, take: 1 },
      delivery: { select: { booking: { select: { invoices: decidingInvoice } } } },
    },
  })
  if (!photo) throw new NotFound('Photo not found')
  const unlocked = isUnlocked(photo.delivery.booking.invoices)
  if (!maySeeVariant(actor, { isPreview: photo.isPreview, isFull: photo.isFull, unlocked }, variant)) {
    throw new NotFound('Photo not found')
  }
  const key = kind ? photo.derivatives[0]?.file.key : photo.originalFile.key
  if (!key) throw new NotFound('Photo not found')
  return signFileUrl(key, linkSeconds)
}
