'use client'

import NextLink from 'next/link'
import { type ComponentProps, useState } from 'react'

/**
 * A link within the portal. Its page is prefetched once a pointer, a finger, or the focus is on it. Next.js would prefetch it as
 * soon as it comes into view, and a list has dozens of links. `prefetch={false}` never prefetches.
 */
export function Link({ prefetch, onPointerEnter, onFocus, ...rest }: ComponentProps<typeof NextLink>) {
  const [isLikely, setLikely] = useState(false)
  return (
    <NextLink
      {...rest}
      prefetch={isLikely ? prefetch : false}
      onPointerEnter={(event) => {
        setLikely(true)
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        setLikely(true)
        onFocus?.(event)
      }}
    />
  )
}
