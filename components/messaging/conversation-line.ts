/** What a conversation hears of the others while it is open; the page hands it over. */
export type ConversationLine = {
  /** Hears the conversation's channel; answers the function that stops it. */
  hear: (channel: string, hear: (heard: { event: string; data: unknown }) => void) => () => void
  say: (channel: string, event: string, data: unknown) => void
  /** Hears that the connection is there, or lost. */
  onChange: (handle: (isThere: boolean) => void) => () => void
  isLive: () => boolean
}
