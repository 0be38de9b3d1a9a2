import type { PageCode } from '@/lib/photos/originals/schema'

/** Pixels a module, so that the picture can be printed on a flyer. */
const scale = 24

/** Saves a QR code as a PNG. */
export function saveQrCode({ size, path }: PageCode): void {
  const canvas = document.createElement('canvas')
  canvas.width = size * scale
  canvas.height = size * scale
  const context = canvas.getContext('2d')
  if (!context) return
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(scale, scale)
  context.fillStyle = '#000'
  context.fill(new Path2D(path))
  const link = document.createElement('a')
  link.href = canvas.toDataURL('image/png')
  link.download = 'original-photos-qr-code.png'
  link.click()
}
