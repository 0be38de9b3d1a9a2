'use client'

export type ToastTone = 'success' | 'error' | 'info'
export type ToastMessage = { id: number; tone: ToastTone; title: string; message?: string }

const none: readonly ToastMessage[] = []
/** More than this at once would cover the page; the oldest gives way. */
const MOST_AT_ONCE = 4

let messages: readonly ToastMessage[] = none
let lastId = 0
const listeners = new Set<() => void>()

function publish(next: readonly ToastMessage[]) {
  messages = next
  for (const listener of listeners) listener()
}

function show(tone: ToastTone, title: string, message?: string): number {
  lastId += 1
  publish([...messages, { id: lastId, tone, title, message }].slice(-MOST_AT_ONCE))
  return lastId
}

/** Shows a toast at the bottom right for 6 seconds; answers its id. Call it in the browser only. */
export const toast = {
  success: (title: string, message?: string) => show('success', title, message),
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
