'use client'

import { type ComponentType, type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react'
import { type Deferred, defer, useModule } from '@/components/ui/defer'

/**
 * Makes a component that the server renders as usual, but whose code loads after the page. A click on one of its buttons
 * before that is repeated as soon as it can be handled.
 * @param fallback what a page that renders it in the browser shows until then
 */
export function hydrateLater<P extends object>(load: () => Promise<ComponentType<P>>, fallback?: ReactNode) {
  const deferred = defer(() => loadPersistently(load))
  return (props: P) => <HydratedLater deferred={deferred} fallback={fallback} props={props} />
}

/** In the browser, tries again until it succeeds: an error would replace the page, which is readable without the code. */
async function loadPersistently<T>(load: () => Promise<T>): Promise<T> {
  if (typeof window === 'undefined') return load()
  for (let pauseMs = 1000; ; pauseMs *= 2) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}

type HydratedLaterProps<P> = { deferred: Deferred<ComponentType<P>>; fallback?: ReactNode; props: P }

function HydratedLater<P extends object>({ deferred, fallback, props }: HydratedLaterProps<P>) {
  const area = useRef<HTMLDivElement>(null)
  const missed = useRef<HTMLElement>(null)
  useEffect(() => {
    const recordMissed = (event: MouseEvent) => {
      const { target } = event
      // Once the code is loaded, React hydrates on a click and handles it.
      if (deferred.read() || !(target instanceof Element) || !area.current?.contains(target)) return
      missed.current = target.closest('button')
      // Submitting a form here would load the page again.
      if (missed.current) event.preventDefault()
    }
    // At the window, because React stops clicks on what isn't hydrated.
    addEventListener('click', recordMissed, { capture: true })
    return () => removeEventListener('click', recordMissed, { capture: true })
  }, [deferred])
  return (
    <div ref={area} className="contents">
      <Suspense fallback={fallback}>
        <Loaded deferred={deferred} missed={missed} props={props} />
      </Suspense>
    </div>
  )
}

type LoadedProps<P> = {
  deferred: Deferred<ComponentType<P>>
  missed: RefObject<HTMLElement | null>
  props: P
}

function Loaded<P extends object>({ deferred, missed, props }: LoadedProps<P>) {
  const Component = useModule(deferred)
  useEffect(() => {
    missed.current?.click()
    missed.current = null
  }, [missed])
  return <Component {...props} />
}
