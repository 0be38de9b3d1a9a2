'use client'

import NextLink from 'next/link'
import { type ComponentProps, useState } from 'react'

/**
 * A link within the portal. Its page is fetched while a pointer, a finger, or the focus is on it, so that it is there once the
 * link is pressed; with `isLikely`, as soon as it comes into view. Next.js would fetch the loading screens of all links in view.
 * `prefetch={false}` fetches nothing.
 */
export function Link({
  isLikely = false,
  prefetch = true,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  onBlur,
  ...rest
}: ComponentProps<typeof NextLink> & { isLikely?: boolean }) {
  const [isTouched, setTouched] = useState(false)
  return (
    <NextLink
      {...rest}
      prefetch={isLikely || isTouched ? prefetch : false}
      onPointerEnter={(event) => {
        setTouched(true)
        onPointerEnter?.(event)
      }}
      onPointerLeave={(event) => {
        setTouched(false)
        onPointerLeave?.(event)
      }}
      onFocus={(event) => {
        setTouched(true)
        onFocus?.(event)
      }}
      onBlur={(event) => {
        setTouched(false)
        onBlur?.(event)
      }}
    />
  )
}
