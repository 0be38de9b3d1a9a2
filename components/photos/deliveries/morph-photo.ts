/** Shared by the thumbnail and the photo in the viewer, for the time of the transition only. */
const sharedName = 'photo'
/** The page stands still until the other side is there, so longer than this it isn't waited for. */
const maxWaitMs = 300

/** Opens the viewer: the photo's thumbnail becomes the photo in it, where the browser and its settings allow that. */
export function openFromThumbnail(photoId: string, open: () => void): void {
  morph(() => findThumbnail(photoId), open, findViewed)
}

/** Closes the viewer: its photo becomes its thumbnail again. */
export function closeToThumbnail(photoId: string, close: () => void): void {
  morph(findViewed, close, () =>
    document.querySelector('dialog .yarl__root') ? null : findThumbnail(photoId),
  )
}

/** Makes a change, and shows a picture before it turn into one after it. */
function morph(
  findBefore: () => HTMLElement | null,
  change: () => void,
  findAfter: () => HTMLElement | null,
) {
  const before = findBefore()
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!before || isCalm || !('startViewTransition' in document)) return change()
  before.style.viewTransitionName = sharedName
  let after: HTMLElement | null = null
  const transition = document.startViewTransition(async () => {
    before.style.viewTransitionName = ''
    change()
    after = await waitFor(findAfter)
    if (after) after.style.viewTransitionName = sharedName
  })
  // It's skipped if the window is hidden or another one starts, which is no error.
  transition.ready.catch(() => undefined)
  transition.finished
    .catch(() => undefined)
    .finally(() => after?.style.removeProperty('view-transition-name'))
}

/** Returns the thumbnail if it's in the window; elsewhere it would fly across all of the page. */
function findThumbnail(photoId: string): HTMLElement | null {
  const image = document.querySelector<HTMLImageElement>(`[data-photo-id="${photoId}"] img`)
  if (!image) return null
  const { top, bottom } = image.getBoundingClientRect()
  return bottom > 0 && top < innerHeight ? image : null
}

/** Returns the viewer's photo once it's loaded. */
function findViewed(): HTMLElement | null {
  const image = document.querySelector<HTMLImageElement>('dialog .yarl__slide_current img')
  return image?.complete && image.naturalWidth > 0 ? image : null
}

async function waitFor(find: () => HTMLElement | null): Promise<HTMLElement | null> {
  const end = performance.now() + maxWaitMs
  let found = find()
  while (!found && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 10))
    found = find()
  }
  return found
}
