'use client'

import { useRef } from 'react'
import { pushAddress, replaceAddress, useAddressQuery } from '@/components/ui/page-address'

/** URLs saved earlier may have the British spelling. */
const favoritesValues = new Set<string | null>(['favorites', 'favourites'])

/**
 * Reads and changes the gallery's state in the URL: the open photo (`?photo=`) and the favorites filter. Opening a photo
 * adds a history entry, so that Back closes the viewer; moving between photos doesn't.
 */
export function useGalleryAddress() {
  const query = useAddressQuery()
  /** Whether the previous history entry is the page without the viewer. */
  const opened = useRef(false)
  const openId = query.get('photo')

  function addressWith(name: string, value: string | null): string {
    const next = new URLSearchParams(window.location.search)
    if (value) next.set(name, value)
    else next.delete(name)
    // A link to a comment belongs to the photo it was opened with.
    if (name === 'photo') next.delete('comment')
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
