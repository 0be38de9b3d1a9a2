/**
 * The channels that parts of this page subscribe to, besides the viewer's own, with their numbers of subscribers. The page's
 * connection follows them, whether it opens before or after.
 */
const wanted = new Map<string, number>()
const followers = new Set<() => void>()

/** Requests a channel. Returns the function that releases it. The last release ends the subscription. */
export function wantChannel(channel: string): () => void {
  changeBy(channel, 1)
  return () => changeBy(channel, -1)
}

export function wantedChannels(): string[] {
  return [...wanted.keys()]
}

/** Reports changes of the wanted channels. Returns the unsubscribe function. */
export function onWantedChannels(follow: () => void): () => void {
  followers.add(follow)
  return () => {
    followers.delete(follow)
  }
}

function changeBy(channel: string, difference: 1 | -1): void {
  const count = (wanted.get(channel) ?? 0) + difference
  if (count > 0) wanted.set(channel, count)
  else wanted.delete(channel)
  for (const follow of followers) follow()
}
