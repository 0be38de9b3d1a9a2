import { generateReactHelpers } from '@uploadthing/react'
import type { PortfolioRouter } from '@/lib/portfolio/routes/upload-router'

const { uploadFiles } = generateReactHelpers<PortfolioRouter>({ url: '/api/uploadthing' })

/** Where the still is taken; the first frames are often black. */
const stillSecond = 1
const maxSidePx = 2400
/** A video that does not open within this time gets no still. */
const timeoutMs = 10_000

/**
 * Uploads a still of a video that was just uploaded. Never throws, because a video without a still shows its first frame.
 * Returns whether this browser could open the video.
 */
export async function sendPoster(source: File, videoId: string): Promise<{ opened: boolean }> {
  try {
    const still = await drawStill(source)
    const file = new File([still], `${source.name}.jpg`, { type: 'image/jpeg' })
    await uploadFiles('portfolioPoster', { files: [file], input: { videoId } })
    return { opened: true }
  } catch (error) {
    // After a timeout or a failed upload of the still, the video may still be playable.
    return { opened: !(error instanceof UnopenedVideo) }
  }
}

/** The browser reports that it cannot open the video. */
class UnopenedVideo extends Error {}

async function drawStill(file: File): Promise<Blob> {
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
    return await toJpeg(video)
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
