'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { CheckboxField } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'
import { DialogCancel } from '@/components/ui/dialog-cancel'
import { toast } from '@/components/ui/toast'
import { discardMediaAction, saveItemAction } from '@/lib/portfolio/actions'
import type { ManagedItem, Medium, SaveItemInput } from '@/lib/portfolio/schema'
import { itemSaveFailed } from '@/lib/portfolio/words'
import { EditConflictNotice } from './edit-conflict-notice'
import { ItemFields } from './item-fields'
import { isUploading, type MediaTile, readMedia } from './media-tile-list'
import { MediaTiles } from './media-tiles'
import { useMediaTiles } from './use-media-tiles'
import { useSaving } from './use-saving'

type ItemDialogProps = {
  /** The current version of the item to edit; null for a new one. */
  item: ManagedItem | null
  /** Reopens the dialog with the current version. */
  onReopen?: () => void
  onClose: () => void
}

/** Adds or edits an item with its media. Discards uploads that are not saved. */
export function ItemDialog({ item: current, onReopen, onClose }: ItemDialogProps) {
  const [item] = useState(current)
  const [newId] = useState(() => crypto.randomUUID())
  const { list, tiles } = useMediaTiles(item ? asStored(item) : [])
  const [starredId, setStarredId] = useState(item?.media[0]?.id ?? null)
  const [hasChanges, setHasChanges] = useState(false)
  const note = () => setHasChanges(true)
  const { errors, saving, formRef, submit } = useSaving<SaveItemInput>({
    save: saveItemAction,
    saved: item ? 'Portfolio item updated' : 'Portfolio item added',
    failed: itemSaveFailed,
    required: { title: 'Title is required', category: 'Please select a category' },
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

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (tiles.some(isUploading)) {
      toast.info('Files are still uploading', 'Wait for the uploads to finish, then save.')
      return
    }
    if (tiles.some(({ state }) => state === 'failed' || state === 'rejected')) {
      toast.error('Error', "Some files weren't uploaded. Try again or remove them.")
      return
    }
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '')
    submit(form, {
      edited: item && { id: item.id, revision: item.revision },
      newId,
      title: text('title'),
      category: text('category'),
      location: text('location'),
      description: text('description'),
      services: form.getAll('services').map(String),
      ...readMedia(tiles, starredId),
      featured: form.has('featured'),
      published: text('visibility') === 'published',
    })
  }

  return (
    <Dialog
      open
      onClose={close}
      hasChanges={hasChanges}
      busy={saving}
      title={item ? 'Edit portfolio item' : 'Add portfolio item'}
      wide
      closable
    >
      <form ref={formRef} noValidate className="grid gap-4.5" onChange={note} onSubmit={save}>
        {item && current && onReopen && !saving && (
          <EditConflictNotice
            kind="item"
            seen={item.revision}
            current={current.revision}
            onReopen={() => {
              discard(tiles)
              onReopen()
            }}
          />
        )}
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
          errors={errors.media}
        />
        <ItemFields item={item} errors={errors} />
        <div className="mt-1.5 grid items-center gap-2 md:flex">
          <CheckboxField
            name="featured"
            label="Featured"
            defaultChecked={item?.featured}
            className="mr-auto items-center max-md:min-h-11"
          />
          <DialogCancel>Cancel</DialogCancel>
          <Button type="submit" variant="main" busy={saving} busyText="Saving item">
            Save item
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function asStored({ savedOrder, media }: ManagedItem): Medium[] {
  return savedOrder.flatMap((id) => media.find((medium) => medium.id === id) ?? [])
}
