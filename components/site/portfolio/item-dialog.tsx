'use client'

import { useEffect, useState } from 'react'
import { CheckboxField } from '@/components/ui/checkbox'
import { RecordDialog } from '@/components/ui/record-dialog'
import { toast } from '@/components/ui/toast'
import { useEditedRecord } from '@/components/ui/use-edited-record'
import { useRecordForm } from '@/components/ui/use-record-form'
import { ConnectionLostError } from '@/components/uploads/connection-lost'
import { isInProgress } from '@/components/uploads/upload-queue'
import { useUploadQueue } from '@/components/uploads/use-upload-queue'
import { discardMediaAction, saveItemAction } from '@/lib/site/portfolio/actions'
import type { ManagedItem, Medium, SaveItemInput } from '@/lib/site/portfolio/schema'
import { itemSaveFailed, nothingToSave, unplayableVideoText } from '@/lib/site/portfolio/words'
import { ItemFields } from './item-fields'
import {
  createMediaTileList,
  type MediaTile,
  type MediaTileList,
  readMedia,
  type SentMedia,
} from './media-tile-list'
import { MediaTiles } from './media-tiles'

type ItemDialogProps = {
  /** The current version of the item to edit; null for a new one. */
  item: ManagedItem | null
  /** Reopens the dialog with the current version. */
  onReopen?: () => void
  onClose: () => void
}

/** Adds or edits an item with its media. Discards uploads that are not saved. */
export function ItemDialog({ item: current, onReopen, onClose }: ItemDialogProps) {
  const { opened: item, identity, conflict } = useEditedRecord(current, onReopen)
  const { list, tiles } = useMediaTiles(item ? asStored(item) : [])
  const [starredId, setStarredId] = useState(item?.media[0]?.id ?? null)
  const [hasChanges, setHasChanges] = useState(false)
  const note = () => setHasChanges(true)
  const form = useRecordForm<SaveItemInput>({
    loadSchema: async () => (await import('@/lib/site/portfolio/schema')).SaveItem,
    save: saveItemAction,
    saved: item ? 'Portfolio item updated' : 'Portfolio item added',
    failed: itemSaveFailed,
    missing: nothingToSave,
    onSaved: onClose,
  })

  function discard(gone: readonly MediaTile[]) {
    const mediaIds = gone.flatMap(({ isNew, fileId }) => (isNew && fileId ? [fileId] : []))
    if (mediaIds.length > 0) void discardMediaAction({ mediaIds })
  }

  function close() {
    discard(tiles)
    onClose()
  }

  function save(typed: FormData) {
    if (tiles.some(isInProgress)) {
      toast.info('Files are still uploading', 'Wait for the uploads to finish, then save.')
      return
    }
    if (tiles.some(({ state }) => state === 'failed' || state === 'rejected')) {
      toast.error('Error', "Some files weren't uploaded. Try again or remove them.")
      return
    }
    const text = (name: string) => String(typed.get(name) ?? '')
    form.submit({
      ...identity,
      title: text('title'),
      category: text('category'),
      location: text('location'),
      description: text('description'),
      services: typed.getAll('services').map(String),
      ...readMedia(tiles, starredId),
      featured: typed.has('featured'),
      published: text('visibility') === 'published',
    })
  }

  return (
    <RecordDialog
      form={form}
      title={item ? 'Edit portfolio item' : 'Add portfolio item'}
      conflict={
        conflict && {
          ...conflict,
          onUseTheirs: () => {
            discard(tiles)
            conflict.onUseTheirs()
          },
        }
      }
      submitLabel="Save item"
      busyText="Saving item"
      hasChanges={hasChanges}
      side
      aside={
        <CheckboxField
          name="featured"
          label="Featured"
          defaultChecked={item?.featured}
          className="mr-auto items-center max-md:min-h-11"
        />
      }
      onClose={close}
      onSubmit={save}
    >
      <MediaTiles
        list={list}
        tiles={tiles}
        starredId={starredId}
        onStar={(id) => {
          note()
          setStarredId(id)
        }}
        onArrange={note}
        onRemove={(tile) => {
          note()
          list.remove(tile.id)
          discard([tile])
        }}
        errors={form.errors.media}
      />
      <ItemFields item={item} errors={form.errors} />
    </RecordDialog>
  )
}

function asStored({ savedOrder, media }: ManagedItem): Medium[] {
  return savedOrder.flatMap((id) => media.find((medium) => medium.id === id) ?? [])
}

const failed = { image: 'Failed to upload image', video: 'Failed to upload video' }
const done = { image: 'Image uploaded successfully', video: 'Video uploaded successfully' }

/** Uploads a file. Loads the upload library with the first one. */
async function send(
  file: File,
  options: { signal: AbortSignal; onProgress: (percent: number) => void },
): Promise<SentMedia> {
  const expected = file.type.startsWith('video/') ? 'video' : 'image'
  try {
    const outcome = await (await import('./send-media')).sendMedia(file, options)
    if (outcome.outcome === 'stored' && outcome.cannotOpen)
      toast.info('Video uploaded', unplayableVideoText(file.name))
    else if (outcome.outcome === 'stored') toast.success(done[outcome.kind], file.name)
    else toast.error('Error', outcome.outcome === 'rejected' ? outcome.problem : failed[expected])
    return outcome
  } catch (error) {
    if (!options.signal.aborted && !(error instanceof ConnectionLostError))
      toast.error('Error', failed[expected])
    throw error
  }
}

/** The media of a dialog while it is open. */
function useMediaTiles(stored: readonly Medium[]): {
  list: MediaTileList
  tiles: readonly MediaTile[]
} {
  const { queue: list, uploads: tiles } = useUploadQueue(() => createMediaTileList(stored, send))
  useEffect(() => () => list.close(), [list])
  return { list, tiles }
}
