/**
 * Matches chosen files to the photos they replace: first by name without extension, since an export may change the
 * format, then in order. Extra files are left out.
 */
export function matchReplacements<F extends { name: string }>(
  files: readonly F[],
  photos: readonly { id: string; name: string }[],
): { photoId: string; file: F }[] {
  const matches: { photoId: string; file: F }[] = []
  const others: F[] = []
  const open = [...photos]
  for (const file of files) {
    const place = open.findIndex(({ name }) => stemOf(name) === stemOf(file.name))
    const [photo] = place < 0 ? [] : open.splice(place, 1)
    if (photo) matches.push({ photoId: photo.id, file })
    else others.push(file)
  }
  for (const file of others) {
    const photo = open.shift()
    if (photo) matches.push({ photoId: photo.id, file })
  }
  return matches
}

function stemOf(name: string): string {
  return name.replace(/\.[^.]*$/, '').toLowerCase()
}
