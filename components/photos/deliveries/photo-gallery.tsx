'use client'

import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { deferComponent } from '@/components/ui/defer'
import { showResult } from '@/components/ui/show-result'
import { setFavoriteAction } from '@/lib/photos/deliveries/actions'
import { unpackPhoto } from '@/lib/photos/deliveries/rules/gallery'
import type { GalleryPhoto, PackedPhoto } from '@/lib/photos/deliveries/schema/photos'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { GalleryBar } from './gallery-bar'
import { LazyViewer } from './lazy-viewer'
import { PhotoGrid } from './photo-grid'
import { useGalleryAddress } from './use-gallery-address'
import { usePhotoSelection } from './use-photo-selection'
import { useRecordPhotoViewed } from './use-record-photo-viewed'

const PhotoSelectionBar = deferComponent(
  async () => (await import('./photo-selection-bar')).PhotoSelectionBar,
)
const PhotoDownloadMenu = deferComponent(
  async () => (await import('./photo-download-menu')).PhotoDownloadMenu,
)

/** Buttons for the viewer's header, and what lies over its photo. */
export type ViewerParts = { buttons: ReactNode; layer: ReactNode }

type PhotoGalleryProps = {
  deliveryId: string
  bookingId: string
  street: string
  photos: readonly PackedPhoto[]
  /** Signed URLs of the first tiles, by photo id. */
  tileAddresses: Record<string, string>
  /** Whether this viewer can mark favorites, or only sees the client's. */
  canMarkFavorites: boolean
  /** Whether this viewer may arrange the photos. */
  canArrange: boolean
  /** Whether this viewer may remove and replace photos. */
  canRepair: boolean
  /** What other domains add to the viewer. */
  viewerParts?: ViewerParts
}

/** Shows the full photos: toolbar, grid, selection and viewer. */
export function PhotoGallery(props: PhotoGalleryProps) {
  const { deliveryId, street, photos: packed, canMarkFavorites, canRepair } = props
  const all = useMemo(() => packed.map(unpackPhoto), [packed])
  // Every render on the server signs new URLs; the first ones are kept so that tiles aren't fetched again.
  const tileAddresses = useFirstAddresses(props.tileAddresses, all)
  const address = useGalleryAddress()
  const { openId, onlyFavorites } = address
  const { isFavorite, toggle } = useFavorites(canMarkFavorites)
  const favorites = useMemo(() => all.filter(isFavorite), [all, isFavorite])
  // Unmarking a favorite in the viewer must not remove the photo while it's open.
  const photos = useMemo(
    () => (onlyFavorites ? all.filter((photo) => isFavorite(photo) || photo.id === openId) : all),
    [all, isFavorite, onlyFavorites, openId],
  )
  const selection = usePhotoSelection(photos)
  PhotoSelectionBar.usePreload()
  PhotoDownloadMenu.usePreload()
  const viewed = openId ? photos.findIndex(({ id }) => id === openId) : -1
  const shown = photos[viewed]
  useRecordPhotoViewed(canMarkFavorites && shown ? shown.id : null, 'screen')

  function withPhoto(index: number, act: (photo: (typeof all)[number]) => void) {
    const photo = photos[index]
    if (photo) act(photo)
  }

  return (
    <>
      <GalleryBar
        deliveryId={deliveryId}
        bookingId={props.bookingId}
        total={all.length}
        favorites={favorites}
        own={canMarkFavorites}
        canArrange={props.canArrange}
        onlyFavorites={onlyFavorites}
        onFilter={address.showFavorites}
        choosing={selection.choosing}
        onChoose={selection.choosing ? selection.clear : selection.start}
      />
      {photos.length === 0 ? (
        <p className="grid min-h-40 place-content-center gap-1 border-y px-5 text-center text-ink-2">
          {canMarkFavorites
            ? 'No favorites yet. Add photos with the heart button.'
            : "The client hasn't marked any favorites yet."}
        </p>
      ) : (
        <PhotoGrid
          street={street}
          photos={photos}
          tileAddresses={tileAddresses}
          isFavorite={isFavorite}
          canMarkFavorites={canMarkFavorites}
          selected={selection.selected}
          choosing={selection.choosing}
          viewed={viewed === -1 ? null : viewed}
          actions={{
            open: (index) => withPhoto(index, ({ id }) => address.showPhoto(id)),
            select: selection.toggle,
            favorite: (index) => withPhoto(index, toggle),
          }}
        />
      )}
      <p className="t-label mt-3">{countPhotos(photos.length)}</p>
      {selection.selected.size > 0 && (
        <PhotoSelectionBar deliveryId={deliveryId} photos={all} selection={selection} canRepair={canRepair} />
      )}
      {shown && (
        <LazyViewer
          title={street}
          photos={photos}
          index={viewed}
          onMove={(index) => withPhoto(index, ({ id }) => address.showPhoto(id))}
          onClose={address.closePhoto}
          variant="screen"
          favorite={canMarkFavorites ? isFavorite(shown) : undefined}
          onFavorite={() => toggle(shown)}
          layer={props.viewerParts?.layer}
        >
          {props.viewerParts?.buttons}
          <PhotoDownloadMenu photo={shown} />
        </LazyViewer>
      )}
    </>
  )
}

/** Returns the first render's URLs of the photos that have had no new version since. */
function useFirstAddresses(addresses: Record<string, string>, photos: readonly GalleryPhoto[]) {
  const [first] = useState(() => ({ addresses, versions: versionsOf(photos) }))
  return useMemo(() => {
    const versions = versionsOf(photos)
    const isSame = ([id]: [string, string]) => versions.get(id) === first.versions.get(id)
    return Object.fromEntries(Object.entries(first.addresses).filter(isSame))
  }, [first, photos])
}

function versionsOf(photos: readonly GalleryPhoto[]): Map<string, number | undefined> {
  return new Map(photos.map(({ id, details }) => [id, details?.version]))
}

/**
 * Manages the client's favorites. A change shows at once; if saving fails, it is undone with an error message.
 * Unless `editable`, they are read-only.
 */
function useFavorites(editable: boolean) {
  /** Changes made here, on top of what the page came with. */
  const [changes, setChanges] = useState<ReadonlyMap<string, boolean>>(new Map())

  const isFavorite = useCallback(({ id, favorite }: GalleryPhoto) => changes.get(id) ?? favorite, [changes])

  async function toggle(photo: GalleryPhoto) {
    if (!editable) return
    const favorite = !isFavorite(photo)
    const apply = (value: boolean) => setChanges((before) => new Map(before).set(photo.id, value))
    apply(favorite)
    const result = await showResult(setFavoriteAction({ photoId: photo.id, favorite }), {
      failed: 'Please try again.',
      failedTitle: favorite ? 'Favorite not saved' : 'Favorite not removed',
    })
    if (!result?.ok) apply(!favorite)
  }

  return { isFavorite, toggle }
}
