/**
 * The channels that parts of this page want to hear beside the viewer's own. Whoever wants one says so here, and the
 * page's one connection follows, whether it is there before or comes after.
 */
const wanted = new Map<string, number>()
const followers = new Set<() => void>()

/** Asks for a channel until the answered function is called; the last to leave ends it. */
export function wantChannel(channel: string): () => void {
  changeBy(channel, 1)
  return () => changeBy(channel, -1)
}

export function wantedChannels(): string[] {
  return [...wanted.keys()]
}

/** Hears that the wanted channels are others now; answers the function that stops it. */
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
