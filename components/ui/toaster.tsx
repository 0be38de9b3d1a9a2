'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { dismissToast, type ToastMessage, toastPlaces, toastStore } from '@/components/ui/toast'

const plainLifetimeMs = 6000
/** Leaves time to read the toast and to reach its button. */
const lifetimeWithActionMs = 10_000

const signs = {
  success: { icon: 'circle-check', color: 'text-ok' },
  error: { icon: 'circle-x', color: 'text-stop' },
  info: { icon: 'info', color: 'text-accent' },
} satisfies Record<string, { icon: IconName; color: string }>

/**
 * Where toasts appear: once in the page, and in every modal dialog, of which the newest shows them. It lies in the top
 * layer, so the dialog does not cover it. Escape dismisses the newest toast.
 */
export function Toaster({ inDialog = false }: { inDialog?: boolean }) {
  const messages = useMessagesHere(!inDialog)
  const layer = useRef<HTMLElement>(null)
  const newest = messages.at(-1)?.id
  const newestCount = messages.at(-1)?.count

  // biome-ignore lint/correctness/useExhaustiveDependencies: a repeated toast comes to the top like a new one
  useEffect(() => {
    const element = layer.current
    if (!element || newest === undefined) return
    // Shown again for each toast, because the top layer is ordered by when elements were shown.
    element.hidePopover()
    element.showPopover()
  }, [newest, newestCount])

  useEffect(() => {
    if (newest === undefined) return
    const onKey = (event: KeyboardEvent) => {
      // Anything else that is open closes first: popovers handle the event, and dialogs are the browser's.
      const isTaken = event.defaultPrevented || event.isComposing || document.querySelector('dialog:modal')
      if (event.key === 'Escape' && !isTaken) dismissToast(newest)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [newest])

  return (
    <section
      ref={layer}
      popover="manual"
      aria-label="Messages from the portal"
      className="inset-auto right-4 bottom-4 z-90 max-lg:in-[html:has([data-foot-bar])]:bottom-32 lg:in-[html:has([data-foot-bar=fold])]:bottom-24 max-md:in-[html:has([data-foot-bar=fold])]:top-[calc(var(--demo,0px)+var(--bar)+0.5rem)] max-md:in-[html:has([data-foot-bar=fold])]:bottom-auto m-0 w-[min(24rem,calc(100vw-2rem))] gap-2 overflow-visible border-0 bg-transparent p-0 open:grid"
    >
      {messages.map((message) => (
        <Toast key={message.id} message={message} />
      ))}
    </section>
  )
}

/** Shows all messages in the frontmost region, none in the others. */
function useMessagesHere(isPage: boolean): readonly ToastMessage[] {
  const [place] = useState(() => Symbol('place of toasts'))
  useEffect(() => toastPlaces.enter(place, isPage), [place, isPage])
  const frontmost = useSyncExternalStore(
    toastPlaces.subscribe,
    toastPlaces.readFrontmost,
    toastPlaces.readOnServer,
  )
  const messages = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer)
  return frontmost === place ? messages : toastStore.readOnServer()
}

function Toast({ message }: { message: ToastMessage }) {
  const [isPaused, setIsPaused] = useState(false)
  const { icon, color } = signs[message.tone]
  const { action } = message
  const lifetimeMs = action ? lifetimeWithActionMs : plainLifetimeMs

  // biome-ignore lint/correctness/useExhaustiveDependencies: each repeat starts the lifetime again
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => dismissToast(message.id), lifetimeMs)
    return () => clearTimeout(timer)
  }, [isPaused, message.id, message.count, lifetimeMs])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only keeps it visible longer
    <div
      role={message.tone === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
      className="grid animate-rise grid-cols-[1.25rem_1fr_1.5rem] gap-x-3 gap-y-0.5 rounded-md border bg-raised py-3.5 pr-3 pl-4 text-ink shadow-pop"
    >
      <Icon name={icon} className={`mt-px ${color}`} />
      <p className="font-strong">
        {message.title}
        {message.count > 1 && (
          <span className="ml-1.5 font-normal text-ink-3 tabular-nums">
            <span aria-hidden="true">×{message.count}</span>
            <span className="sr-only">, {message.count} times</span>
          </span>
        )}
      </p>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={() => dismissToast(message.id)}
        className="col-start-3 row-start-1 grid size-6 place-items-center rounded-sm text-ink-3 hover:text-ink"
      >
        <Icon name="x" size="sm" />
      </button>
      {message.message && <p className="col-start-2 text-ink-2">{message.message}</p>}
      {action && (
        <Button
          size="sm"
          className="col-start-2 mt-1.5 justify-self-start"
          onClick={() => {
            dismissToast(message.id)
            action.onPress()
          }}
        >
          {action.label}
        </Button>
      )}
    </div>
  )
}
