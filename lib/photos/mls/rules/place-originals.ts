import type { MlsPhoto } from '@/lib/photos/mls/schema/photos'

type Linked = Pick<MlsPhoto, 'id' | 'unalteredPhotoId'>

/**
 * Places each altered photo's unaltered one directly after it. If the unaltered photo is the first of all, it stays, and the
 * altered one moves behind it. The other photos keep their order. A photo that several were made from is placed after the
 * first of them.
 */
export function placeOriginals<P extends Linked>(photos: readonly P[]): P[] {
  const followerOf = pairUp(photos)
  const followers = new Set([...followerOf.values()].map(({ id }) => id))
  return photos
    .filter(({ id }) => !followers.has(id))
    .flatMap((photo) => {
      const follower = followerOf.get(photo.id)
      return follower ? [photo, follower] : [photo]
    })
}

/** Returns, by the id of a photo, the photo that must come directly after it. */
function pairUp<P extends Linked>(photos: readonly P[]): Map<string, P> {
  const byId = new Map(photos.map((photo) => [photo.id, photo]))
  const followerOf = new Map<string, P>()
  const paired = new Set<string>()
  for (const altered of photos) {
    const original = altered.unalteredPhotoId === null ? undefined : byId.get(altered.unalteredPhotoId)
    if (!original || original === altered || paired.has(original.id) || paired.has(altered.id)) continue
    if (original === photos[0]) followerOf.set(original.id, altered)
    else followerOf.set(altered.id, original)
    paired.add(original.id).add(altered.id)
  }
  return followerOf
}
