import type { PhotoUpload } from '@/components/photos/deliveries/photo-queue'
import type { HandleProps } from '@/components/ui/use-arrangeable'
import type { Room } from '@/prisma/generated/enums'

/** What a tile's menu and keys do. */
export type TileActions = {
  /** Undefined where no previews are chosen. */
  onUseAsCover?: (() => void) | undefined
  onUseAsPreview?: (() => void) | undefined
  onClearPreview?: (() => void) | undefined
  onLeaveOut: () => void
  onSetRoom: (room: Room | null) => void
  onUnstack: () => void
  onRetry: () => void
  onPause: () => void
  onReplace: (file: File) => void
}

export type SheetTileProps = {
  upload: PhotoUpload
  /** Zero-based, among all tiles. */
  index: number
  handle: HandleProps
  isCarried: boolean
  preview: 'cover' | 'second' | null
  /** Why it's worth checking. */
  mark: string | null
  /** How many exposures it stands for; 0 for a photo of its own. */
  exposures: number
  usedRooms: readonly Room[]
  actions: TileActions
}
