import { generateReactHelpers } from '@uploadthing/react'
import type { PortfolioRouter } from '@/lib/portfolio/upload-router'

const { uploadFiles } = generateReactHelpers<PortfolioRouter>({ url: '/api/uploadthing' })

/** Into the film, where it is seldom still black. */
const stillSecond = 1
const maxSidePx = 2400
/** A film that does not open within this time is shown without a still. */
const patienceMs = 10_000

/**
 * Draws a still of a film that was just uploaded, and sends it to stand for the film. Never fails: a film without one
 * shows its own first picture instead. Answers whether this browser could open it.
 */
export async function sendPoster(film: File, address: string): Promise<{ opened: boolean }> {
  try {
    const still = await drawStill(film)
    const file = new File([still], `${film.name}.jpg`, { type: 'image/jpeg' })
    await uploadFiles('portfolioPoster', { files: [file], input: { film: address } })
    return { opened: true }
  } catch (error) {
    // One that only took too long, or whose still was lost on the way, may play all the same.
    return { opened: !(error instanceof UnopenedFilm) }
  }
}

/** The browser itself says that it cannot show a film. */
class UnopenedFilm extends Error {}

async function drawStill(film: File): Promise<Blob> {
  const source = URL.createObjectURL(film)
  try {
    const video = document.createElement('video')
    video.muted = true
    video.playsInline = true
    video.preload = 'auto'
    const opened = happened(video, 'loadeddata')
    video.src = source
    await opened
    const shown = happened(video, 'seeked')
    video.currentTime = Math.min(stillSecond, video.duration / 2)
    await shown
    return await toJpeg(video)
  } finally {
    URL.revokeObjectURL(source)
  }
}

function happened(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true })
    video.addEventListener('error', () => reject(new UnopenedFilm()), {
      once: true,
    })
    setTimeout(() => reject(new Error('the film did not open in time')), patienceMs)
  })
}

function toJpeg(video: HTMLVideoElement): Promise<Blob> {
  const { videoWidth, videoHeight } = video
  const scale = Math.min(1, maxSidePx / Math.max(videoWidth, videoHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(videoWidth * scale)
  canvas.height = Math.round(videoHeight * scale)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no still'))), 'image/jpeg', 0.85)
  })
}
