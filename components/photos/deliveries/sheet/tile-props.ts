import type { RefObject } from 'react'
import type { PhotoUpload } from '@/components/photos/deliveries/photo-queue'
import type { HandleProps } from '@/components/ui/use-arrangeable'
import type { describeStack } from '@/lib/photos/deliveries/words/sheet'
import type { Room } from '@/prisma/generated/enums'

/** What a tile's menu and keys do. */
export type TileActions = {
  /** Undefined where no previews are chosen. */
  onUseAsCover?: (() => void) | undefined
  onUseAsPreview?: (() => void) | undefined
  onClearPreview?: (() => void) | undefined
  onLeaveOut: () => void
  onSetRoom: (room: Room | null) => void
  onTakeApart: () => void
  onRetry: () => void
  onPause: () => void
  onReplace: (file: File) => void
}

/** What the sheet does with a photo, by its latest state: so a tile is only rendered again when the photo changes. */
export type SheetActions = {
  actionsOf: (upload: PhotoUpload, index: number) => TileActions
  handleOf: (id: string) => HandleProps
}

export type SheetTileProps = {
  upload: PhotoUpload
  /** Zero-based, among all tiles. */
  index: number
  /** Whether Tab reaches it. */
  isCurrent: boolean
  isCarried: boolean
  preview: 'cover' | 'second' | null
  /** Why it's worth checking. */
  mark: string | null
  /** Null for a photo of its own. */
  stack: ReturnType<typeof describeStack>
  /** Whether previews are chosen here. */
  canPick: boolean
  usedRooms: readonly Room[]
  sheetActions: RefObject<SheetActions>
}
