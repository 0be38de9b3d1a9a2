import type { Alteration, Room } from '@/prisma/generated/enums'

/** A delivered photo as a board sees it. */
export type MlsPhoto = {
  id: string
  name: string
  /** Whether it's still being prepared. */
  isWaiting: boolean
  /** Pixels, upright; null for a photo that isn't or couldn't be prepared. */
  width: number | null
  height: number | null
  bytes: number
  /** Size of the web variant; null if there's none. */
  webBytes: number | null
  contentType: string
  room: Room | null
  caption: string
  alterations: Alteration[]
  unalteredPhotoId: string | null
}
