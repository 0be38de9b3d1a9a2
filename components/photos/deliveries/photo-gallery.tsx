'use client'

import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { deferComponent } from '@/components/ui/defer'
import { showResult } from '@/components/ui/show-result'
import { TextButton } from '@/components/ui/text-link'
import { revealPart } from '@/components/ui/use-linked-fold'
import { setFavoriteAction } from '@/lib/photos/deliveries/actions'
import { zipContents } from '@/lib/photos/deliveries/rules/gallery'
import type { DeliveryDetail } from '@/lib/photos/deliveries/schema/deliveries'
import type { GalleryPhoto } from '@/lib/photos/deliveries/schema/photos'
import type { MediaSummary } from '@/lib/photos/media/schema'
import { type Chapter, toChapters } from './chapters'
import { CoverPhoto } from './cover-photo'
import { DeliveryCover, type DeliveryStage } from './delivery-cover'
import { DetailsLink } from './details-link'
import { DownloadButton } from './download-button'
import { FavoritesToggle, NoFavorites } from './favorites-toggle'
import { GalleryBar } from './gallery-bar'
import { ratioOf } from './gallery-rows'
import { closeViewer, LazyViewer, openViewer } from './lazy-viewer'
import { PhotoChapters } from './photo-chapters'
import { useGalleryAddress } from './use-gallery-address'
import { photoKeyHandlers, usePhotoFocus } from './use-photo-focus'
import { usePhotoRows } from './use-photo-rows'
import { usePhotoSelection } from './use-photo-selection'
import { useRecordPhotoViewed } from './use-record-photo-viewed'

const PhotoSelectionBar = deferComponent(
  async () => (await import('./photo-selection-bar')).PhotoSelectionBar,
)
const PhotoDownloadMenu = deferComponent(
  async () => (await import('./photo-download-menu')).PhotoDownloadMenu,
)

/** Buttons of the viewer, what lies over its photo, and how many comments each photo has, by its id. */
export type ViewerParts = { buttons: ReactNode; layer: ReactNode; counts: Readonly<Record<string, number>> }

/** Chapters, with what is in them. */
type MediaChapters = { chapters: readonly Pick<Chapter, 'id' | 'title'>[]; content: ReactNode }

/** What was delivered besides photos: before and after them. */
export type DeliveryMedia = { first: MediaChapters; last: MediaChapters; downloads: MediaSummary | null }

export type PhotoGalleryProps = {
  delivery: Pick<
    DeliveryDetail,
    | 'id'
    | 'bookingId'
    | 'street'
    | 'town'
    | 'shotOn'
    | 'photoCount'
    | 'importedOn'
    | 'paid'
    | 'statement'
    | 'invoice'
    | 'expired'
    | 'open'
    | 'photos'
    | 'pins'
    | 'tileAddresses'
    | 'miniatures'
    | 'coverId'
    | 'coverFocus'
    | 'canMarkFavorites'
    | 'preparing'
  >
  stage: DeliveryStage
  /** Whether this viewer may remove and replace photos. */
  canRepair: boolean
  /** Whether this viewer may prepare the photos for a listing service. */
  canList: boolean
  /** Whether this viewer may make reels of the photos. */
  canMakeReels: boolean
  /** The studio's folder of the delivery. */
  driveLink: string | null
  /** What other domains add to the viewer. */
  viewerParts?: ViewerParts | undefined
  /** The films and documents among the downloads. */
  mediaDownloads: MediaSummary | null
  /** The chapters around the photos. */
  mediaChapters: { first: MediaChapters['chapters']; last: MediaChapters['chapters'] }
  /** Between the bar and the photos. */
  band: ReactNode
  /** Below the photos. */
  children: ReactNode
}

/** Shows the full photos: cover, bar, chapters, selection and viewer. */
export function PhotoGallery(props: PhotoGalleryProps) {
  const { delivery, stage, canRepair } = props
  const { id, street, photos: all, coverId, canMarkFavorites } = delivery
  // Every render on the server signs new URLs; the first ones are kept so that tiles aren't fetched again.
  const tileAddresses = useFirstAddresses(delivery.tileAddresses, all)
  // A later render no longer has them, while photos still come out of them.
  const [miniatures] = useState(delivery.miniatures)
  const address = useGalleryAddress()
  const { openId, onlyFavorites } = address
  const { isFavorite, toggle } = useFavorites(canMarkFavorites)
  const favorites = useMemo(() => all.filter(isFavorite), [all, isFavorite])
  // Unmarking a favorite in the viewer must not remove the photo while it's open.
  const photos = useMemo(
    () => (onlyFavorites ? all.filter((photo) => isFavorite(photo) || photo.id === openId) : all),
    [all, isFavorite, onlyFavorites, openId],
  )
  const cover = all.find((photo) => photo.id === coverId)
  const coverIndex = cover && !onlyFavorites ? photos.indexOf(cover) : null
  const ratios = useMemo(() => photos.map(ratioOf), [photos])
  const chapters = useMemo(
    () =>
      toChapters(
        photos.map(({ details }) => details?.room ?? null),
        coverIndex,
      ),
    [photos, coverIndex],
  )
  const selection = usePhotoSelection(photos)
  PhotoSelectionBar.usePreload()
  PhotoDownloadMenu.usePreload()
  const viewed = openId ? photos.findIndex((photo) => photo.id === openId) : -1
  const shown = photos[viewed]
  useRecordPhotoViewed(canMarkFavorites && shown ? shown.id : null, 'screen')
  const focus = usePhotoFocus(photos.length, viewed === -1 ? null : viewed)
  const grid = usePhotoRows(chapters, ratios, focus.current)
  const isLaidOut = grid.layout !== null
  // The browser went to a room, or to the choice below, before the height of what is above was known.
  useEffect(() => {
    if (isLaidOut) revealPart(window.location.hash.slice(1), 'instant')
  }, [isLaidOut])

  function withPhoto(index: number, act: (photo: GalleryPhoto) => void) {
    const photo = photos[index]
    if (photo) act(photo)
  }
  const actions = {
    open: (index: number) => withPhoto(index, ({ id }) => openViewer(id, () => address.showPhoto(id))),
    select: selection.toggle,
    favorite: (index: number) => withPhoto(index, toggle),
  }
  const marks = { canMarkFavorites, choosing: selection.choosing, actions, current: focus.current }

  return (
    <div {...photoKeyHandlers({ layout: grid.layout, count: photos.length, focus, actions })}>
      <DeliveryCover
        delivery={delivery}
        stage={stage}
        picture={
          cover && (
            <CoverPhoto
              {...marks}
              photo={cover}
              index={coverIndex ?? all.indexOf(cover)}
              street={street}
              focus={delivery.coverFocus}
              current={coverIndex === focus.current}
              favorite={isFavorite(cover)}
              selected={selection.selected.has(cover.id)}
              isFiltered={onlyFavorites}
            />
          )
        }
      />
      <GalleryBar chapters={[...props.mediaChapters.first, ...chapters, ...props.mediaChapters.last]}>
        {(favorites.length > 0 || onlyFavorites) && (
          <FavoritesToggle
            count={favorites.length}
            isOwn={canMarkFavorites}
            isOn={onlyFavorites}
            onToggle={address.showFavorites}
          />
        )}
        <DetailsLink />
        <DownloadButton
          deliveryId={id}
          photos={onlyFavorites ? (canMarkFavorites ? 'favorites' : favorites.map((one) => one.id)) : 'all'}
          count={onlyFavorites ? favorites.length : all.length}
          contents={zipContents(onlyFavorites ? favorites : all)}
          media={onlyFavorites ? null : props.mediaDownloads}
          canList={props.canList}
          drive={
            props.driveLink && !onlyFavorites ? { href: props.driveLink, isRecorded: canMarkFavorites } : null
          }
        />
      </GalleryBar>
      {props.band}
      {photos.length > 0 && chapters.every(({ title }) => title === null) && (
        // Rooms have it at their names.
        <div className="mx-(--pad) -mb-6 mt-6 flex justify-end">
          <TextButton onClick={selection.start}>Select</TextButton>
        </div>
      )}
      {photos.length === 0 ? (
        <NoFavorites isOwn={canMarkFavorites} />
      ) : (
        <PhotoChapters
          {...marks}
          street={street}
          photos={photos}
          pins={delivery.pins}
          chapters={chapters}
          grid={grid}
          tileAddresses={tileAddresses}
          miniatures={miniatures}
          isFavorite={isFavorite}
          selected={selection.selected}
          onSelect={selection.choosing ? selection.toggleAll : selection.start}
          isAlone={stage.isAlone}
        />
      )}
      {selection.choosing && (
        <PhotoSelectionBar deliveryId={id} photos={all} selection={selection} canRepair={canRepair} />
      )}
      {props.children}
      {shown && (
        <LazyViewer
          title={street}
          photos={photos}
          index={viewed}
          onMove={(index) => withPhoto(index, (photo) => address.showPhoto(photo.id))}
          onClose={() => closeViewer(shown.id, address.closePhoto)}
          variant="screen"
          favorite={canMarkFavorites ? isFavorite(shown) : undefined}
          onFavorite={() => toggle(shown)}
          layer={props.viewerParts?.layer}
          counts={props.viewerParts?.counts}
          pins={delivery.pins}
        >
          {props.viewerParts?.buttons}
          <PhotoDownloadMenu photo={shown} deliveryId={id} canMakeReels={props.canMakeReels} />
        </LazyViewer>
      )}
    </div>
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
