'use client'

export type ToastTone = 'success' | 'error' | 'info'
/** What can still be done about what the toast says, such as Undo; a press on it dismisses the toast. */
export type ToastAction = { label: string; onPress: () => void }
export type ToastMessage = {
  id: number
  tone: ToastTone
  title: string
  message?: string
  action?: ToastAction
  /** How often it was said while it was shown; each time its lifetime starts again. */
  count: number
}

const none: readonly ToastMessage[] = []
/** More than this at once would cover the page; the oldest gives way. */
const maxToasts = 4

let messages: readonly ToastMessage[] = none
let lastId = 0
const listeners = new Set<() => void>()

function publish(next: readonly ToastMessage[]) {
  messages = next
  notify()
}

function notify() {
  for (const listener of listeners) listener()
}

function show(tone: ToastTone, title: string, message?: string, action?: ToastAction): number {
  // Two toasts with an action are never the same: each undoes something else.
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
 * Shows a toast at the bottom right for 6 seconds, with an action for 10. One that is shown already is counted and stays
 * longer instead. Returns its id. Call it in the browser only.
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
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  read: () => messages,
  readOnServer: () => none,
}

/** Where toasts can appear, the page itself first: an open dialog makes everything outside it dead. */
let places: readonly symbol[] = []

/** Which place shows the toasts: the newest dialog's, else the page's. For `useSyncExternalStore`. */
export const toastPlaces = {
  subscribe: toastStore.subscribe,
  readFrontmost: () => places.at(-1) ?? null,
  readOnServer: () => null,
  /** Adds a place; answers the function that takes it away. */
  enter(place: symbol, isPage: boolean) {
    places = isPage ? [place, ...places] : [...places, place]
    notify()
    return () => {
      places = places.filter((other) => other !== place)
      notify()
    }
  },
}
