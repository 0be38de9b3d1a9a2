'use client'

import { Button } from '@/components/ui/button'
import { FilterTabs } from '@/components/ui/link-tabs'
import { zipContents } from '@/lib/deliveries/rules'
import type { GalleryPhoto } from '@/lib/deliveries/schema'
import { ZipMenu } from './zip-menu'

type GalleryBarProps = {
  deliveryId: string
  total: number
  favourites: readonly GalleryPhoto[]
  /** Whether the favourites are this viewer's own; a photographer sees the client's. */
  own: boolean
  onlyFavourites: boolean
  onFilter: (onlyFavourites: boolean) => void
  choosing: boolean
  onChoose: () => void
}

/** Over the grid: all or the favourites, and the way into selecting. */
export function GalleryBar(props: GalleryBarProps) {
  const { deliveryId, total, favourites, own, onlyFavourites, onFilter, choosing, onChoose } = props
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <FilterTabs
        label="Photos shown"
        options={[
          { value: 'all', label: 'All photos', count: total },
          {
            value: 'favourites',
            label: own ? 'Favourites' : 'Client’s favourites',
            count: favourites.length,
          },
        ]}
        value={onlyFavourites ? 'favourites' : 'all'}
        onChange={(value) => onFilter(value === 'favourites')}
      />
      <div className="flex flex-wrap gap-2">
        {onlyFavourites && favourites.length > 0 && (
          <ZipMenu
            deliveryId={deliveryId}
            photos={own ? 'favourites' : favourites.map(({ id }) => id)}
            contents={zipContents(favourites)}
            label="Download favourites"
          />
        )}
        <Button aria-pressed={choosing} onClick={onChoose}>
          {choosing ? 'Cancel selection' : 'Select'}
        </Button>
      </div>
    </div>
  )
}
