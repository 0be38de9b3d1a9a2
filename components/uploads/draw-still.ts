import { drawReduced } from './draw-picture'

/** Where the still is taken; the first frames are often black. */
const stillSecond = 1
const maxSidePx = 2400
/** A video that does not open within this time gets no still. */
const timeoutMs = 10_000

/** The browser reports that it cannot open the video. */
export class UnopenedVideo extends Error {}

/**
 * Draws a still of a video that was chosen, as JPEG.
 * @throws UnopenedVideo when this browser can't open the video, Error when it takes too long
 */
export async function drawStill(file: File): Promise<Blob> {
  const url = URL.createObjectURL(file)
  try {
    const video = document.createElement('video')
    video.muted = true
    video.playsInline = true
    video.preload = 'auto'
    const opened = happened(video, 'loadeddata')
    video.src = url
    await opened
    const shown = happened(video, 'seeked')
    video.currentTime = Math.min(stillSecond, video.duration / 2)
    await shown
    const size = { width: video.videoWidth, height: video.videoHeight }
    return await drawReduced(video, size, { side: maxSidePx, type: 'image/jpeg', quality: 0.85 })
  } finally {
    URL.revokeObjectURL(url)
  }
}

function happened(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true })
    video.addEventListener('error', () => reject(new UnopenedVideo()), {
      once: true,
    })
    setTimeout(() => reject(new Error('the video did not open in time')), timeoutMs)
  })
}
