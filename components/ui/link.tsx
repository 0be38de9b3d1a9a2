'use client'

import NextLink from 'next/link'
import { type ComponentProps, useRef } from 'react'
import { restMs, usePrefetchPage } from './use-prefetch-page'

const followed = new WeakSet<Event>()

/** Whether a click follows a link within the portal. One whose own handler did something else doesn't. */
export function followsLink(event: Event): boolean {
  return followed.has(event)
}

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'> & {
  href: string
  prefetch?: false
}

/**
 * A link within the portal. Its page is prefetched, whole, once a pointer rests on it, a finger touches it, or it has the focus.
 * Next.js would prefetch links as they come into view, and a list has dozens of them. `prefetch={false}` never prefetches.
 */
export function Link({
  href,
  prefetch,
  onClick,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  ...rest
}: LinkProps) {
  const prefetchPage = usePrefetchPage()
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const load = () => prefetch !== false && prefetchPage(href)
  return (
    <NextLink
      {...rest}
      href={href}
      prefetch={false}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) followed.add(event.nativeEvent)
      }}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') resting.current = setTimeout(load, restMs)
        else load()
        onPointerEnter?.(event)
      }}
      onPointerLeave={(event) => {
        clearTimeout(resting.current)
        onPointerLeave?.(event)
      }}
      onFocus={(event) => {
        load()
        onFocus?.(event)
      }}
    />
  )
}
