/** What a conversation hears of the others while it is open; the page hands it over. */
export type ConversationTransport = {
  /** Hears the conversation's channel; answers the function that stops it. */
  subscribe: (channel: string, handler: (received: { event: string; data: unknown }) => void) => () => void
  send: (channel: string, event: string, data: unknown) => void
  /** Hears that the connection is there, or lost. */
  onChange: (handle: (isThere: boolean) => void) => () => void
  isLive: () => boolean
}
