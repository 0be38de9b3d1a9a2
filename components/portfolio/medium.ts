/** One image or film of a project, as the gallery and the viewer show it. */
export type Medium = { kind: 'image' | 'video'; address: string; alt: string }

/** The media of a project in the order they are looked at: images first, then films. */
export function listMedia(project: {
  title: string
  images: readonly string[]
  videos: readonly string[]
}): Medium[] {
  const { title, images, videos } = project
  const count = images.length + videos.length
  return [
    ...images.map((address) => ({ kind: 'image' as const, address })),
    ...videos.map((address) => ({ kind: 'video' as const, address })),
  ].map((medium, place) => ({ ...medium, alt: `${title}, ${place + 1} of ${count}` }))
}
