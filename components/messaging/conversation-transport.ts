/** The live connection of an open conversation, provided by the page. */
export type ConversationTransport = {
  /** Subscribes to the conversation's channel. Returns the unsubscribe function. */
  subscribe: (channel: string, handler: (received: { event: string; data: unknown }) => void) => () => void
  send: (channel: string, event: string, data: unknown) => void
  /** Reports each connect and disconnect. Returns the unsubscribe function. */
  onChange: (handle: (isConnected: boolean) => void) => () => void
  isLive: () => boolean
}
