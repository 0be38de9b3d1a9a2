const hosts = ['youtube.com', 'youtu.be', 'vimeo.com']

/** Whether the text is the HTTPS address of a film on YouTube or Vimeo. */
export function isFilmLink(text: string): boolean {
  if (!/^https:\/\/\S+$/i.test(text) || !URL.canParse(text)) return false
  const { hostname, username, pathname, search } = new URL(text)
  const isKnown = hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  return isKnown && username === '' && (pathname.length > 1 || search.length > 1)
}

/** Returns the name of the site of a film. */
export function filmHost(link: string): string {
  return new URL(link).hostname.endsWith('vimeo.com') ? 'Vimeo' : 'YouTube'
}
