type Area = { x: number; y: number; width: number; height: number }

/**
 * Draws a picture, or a part of it, and encodes it.
 * @param area in px of the source
 * @throws Error when it can't be drawn or encoded
 */
export function drawPicture(
  source: CanvasImageSource,
  area: Area,
  encoding: { width: number; height: number; type: 'image/jpeg' | 'image/webp'; quality: number },
): Promise<Blob> {
  const { width, height, type, quality } = encoding
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no 2d canvas context')
  if (type === 'image/jpeg') {
    // JPEG has no transparency; without a background, transparent pixels would turn black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, area.x, area.y, area.width, area.height, 0, 0, width, height)
  return new Promise((resolve, reject) => {
    const finish = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('the canvas could not be encoded'))
    canvas.toBlob(finish, type, quality)
  })
}

/** Draws a whole picture, scaled down to at most `side` px a side. */
export function drawReduced(
  source: CanvasImageSource,
  size: { width: number; height: number },
  { side, type, quality }: { side: number; type: 'image/jpeg' | 'image/webp'; quality: number },
): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(size.width, size.height))
  const scaled = (length: number) => Math.max(1, Math.round(length * scale))
  const encoding = { width: scaled(size.width), height: scaled(size.height), type, quality }
  return drawPicture(source, { x: 0, y: 0, ...size }, encoding)
}
