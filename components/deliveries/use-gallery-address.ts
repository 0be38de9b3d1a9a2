'use client'

import { useRef } from 'react'
import { pushAddress, replaceAddress, useAddressQuery } from '@/components/ui/page-address'

/** The British spelling is in addresses that were saved before. */
const favoritesValues = new Set<string | null>(['favorites', 'favourites'])

/**
 * What the address says of the gallery: the photo that is open (`?photo=`) and whether only favorites are shown.
 * Opening is a step of its own, so that Back closes the viewer; moving from photo to photo is none.
 */
export function useGalleryAddress() {
  const query = useAddressQuery()
  /** Whether the step before this one is the page without the viewer. */
  const opened = useRef(false)
  const openId = query.get('photo')

  function addressWith(name: string, value: string | null): string {
    const next = new URLSearchParams(window.location.search)
    if (value) next.set(name, value)
    else next.delete(name)
    return `${window.location.pathname}?${next}`
  }

  return {
    openId,
    onlyFavorites: favoritesValues.has(query.get('show')),
    showPhoto(photoId: string) {
      if (openId) replaceAddress(addressWith('photo', photoId))
      else {
        pushAddress(addressWith('photo', photoId))
        opened.current = true
      }
    },
    closePhoto() {
      if (opened.current) window.history.back()
      else replaceAddress(addressWith('photo', null))
      opened.current = false
    },
    showFavorites(only: boolean) {
      replaceAddress(addressWith('show', only ? 'favorites' : null))
    },
  }
}
