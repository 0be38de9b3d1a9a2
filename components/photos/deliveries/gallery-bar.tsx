'use client'

import { Button, LinkButton } from '@/components/ui/button'
import { FilterTabs } from '@/components/ui/filter-tabs'
import { zipContents } from '@/lib/photos/deliveries/rules/gallery'
import type { GalleryPhoto } from '@/lib/photos/deliveries/schema/photos'
import { ZipMenu } from './zip-menu'

type GalleryBarProps = {
  deliveryId: string
  bookingId: string
  total: number
  favorites: readonly GalleryPhoto[]
  /** Whether the favorites are this viewer's own; a photographer sees the client's. */
  own: boolean
  canArrange: boolean
  onlyFavorites: boolean
  onFilter: (onlyFavorites: boolean) => void
  choosing: boolean
  onChoose: () => void
}

/** The toolbar above the grid: filters by favorites, downloads them, and starts selecting. */
export function GalleryBar(props: GalleryBarProps) {
  const { deliveryId, bookingId, total, favorites, own, canArrange } = props
  const { onlyFavorites, onFilter, choosing, onChoose } = props
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <FilterTabs
        label="Photos shown"
        options={[
          { value: 'all', label: 'All photos', count: total },
          {
            value: 'favorites',
            label: own ? 'Favorites' : 'Client’s favorites',
            count: favorites.length,
          },
        ]}
        value={onlyFavorites ? 'favorites' : 'all'}
        onChange={(value) => onFilter(value === 'favorites')}
      />
      <div className="flex flex-wrap gap-2">
        {onlyFavorites && favorites.length > 0 && (
          <ZipMenu
            deliveryId={deliveryId}
            photos={own ? 'favorites' : favorites.map(({ id }) => id)}
            contents={zipContents(favorites)}
            label="Download favorites"
          />
        )}
        {canArrange && (
          <LinkButton href={`/photo-view/arrange?booking_id=${bookingId}&delivery_id=${deliveryId}`}>
            Arrange
          </LinkButton>
        )}
        <Button aria-pressed={choosing} onClick={onChoose}>
          {choosing ? 'Cancel selection' : 'Select'}
        </Button>
      </div>
    </div>
  )
}
