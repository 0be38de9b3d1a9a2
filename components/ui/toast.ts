'use client'

import { createSubscribers } from '@/components/ui/subscribers'

export type ToastTone = 'success' | 'error' | 'info'
/** A button in a toast, such as Undo; clicking it dismisses the toast. */
export type ToastAction = { label: string; onPress: () => void }
export type ToastMessage = {
  id: number
  tone: ToastTone
  title: string
  message?: string
  action?: ToastAction
  /** How many times the toast was repeated; each repeat restarts its lifetime. */
  count: number
}

const none: readonly ToastMessage[] = []
/** More would cover the page; the oldest is removed. */
const maxToasts = 4

let messages: readonly ToastMessage[] = none
let lastId = 0
const { subscribe, notify } = createSubscribers()

function publish(next: readonly ToastMessage[]) {
  messages = next
  notify()
}

function show(tone: ToastTone, title: string, message?: string, action?: ToastAction): number {
  // Toasts with an action are never merged: each undoes something else.
  const shown = action ? undefined : messages.find((other) => isSame(other, { tone, title, message }))
  if (shown) {
    const others = messages.filter((other) => other !== shown)
    publish([...others, { ...shown, count: shown.count + 1 }])
    return shown.id
  }
  lastId += 1
  publish([...messages, { id: lastId, tone, title, message, action, count: 1 }].slice(-maxToasts))
  return lastId
}

function isSame(shown: ToastMessage, next: Pick<ToastMessage, 'tone' | 'title' | 'message'>): boolean {
  return (
    !shown.action && shown.tone === next.tone && shown.title === next.title && shown.message === next.message
  )
}

/**
 * Shows a toast at the bottom right for 6 seconds, with an action for 10. A toast that is already visible
 * is counted and stays longer instead. Returns its id. Browser only.
 */
export const toast = {
  success: (title: string, message?: string, action?: ToastAction) => show('success', title, message, action),
  error: (title: string, message?: string) => show('error', title, message),
  info: (title: string, message?: string) => show('info', title, message),
}

export function dismissToast(id: number) {
  publish(messages.filter((message) => message.id !== id))
}

/** For `useSyncExternalStore`. */
export const toastStore = {
  subscribe,
  read: () => messages,
  readOnServer: () => none,
}

/** The toast regions, the page's first. An open dialog makes everything outside it inert, so each has its own. */
let places: readonly symbol[] = []

/** The region that shows the toasts: the newest dialog's, else the page's. For `useSyncExternalStore`. */
export const toastPlaces = {
  subscribe,
  readFrontmost: () => places.at(-1) ?? null,
  readOnServer: () => null,
  /** Adds a region. Returns a function that removes it. */
  enter(place: symbol, isPage: boolean) {
    places = isPage ? [place, ...places] : [...places, place]
    notify()
    return () => {
      places = places.filter((other) => other !== place)
      notify()
    }
  },
}
