import { createSubscribers } from './subscribers'

type Kind = 'push' | 'replace' | 'traverse'

const navigations = createSubscribers<[href: string, kind: Kind]>()

/** Next.js calls it when a navigation starts; see `instrumentation-client.ts`. */
export const announceNavigation = navigations.notify

/** Calls the listener whenever a navigation starts. Returns the function that stops it. */
export const onNavigation = navigations.subscribe
