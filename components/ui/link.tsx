'use client'

import NextLink from 'next/link'
import { type ComponentProps, useState } from 'react'

export type LinkProps = ComponentProps<typeof NextLink>

/**
 * A link within the portal. Its page is prefetched once a pointer, a finger or the focus is on it, not when it comes into
 * view: a list's dozens of links would each be a request to the server. `prefetch={false}` never prefetches.
 */
export function Link({ prefetch, onPointerEnter, onFocus, ...rest }: LinkProps) {
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
