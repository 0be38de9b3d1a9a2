import encodeQR from 'qr'

/** A QR code as a square of modules, with the quiet zone of four modules around it that readers need. */
export type QrCode = {
  /** Modules a side, quiet zone included. */
  size: number
  /** SVG path of the dark modules, one unit each, which both SVG and PDF files draw, on white. */
  path: string
}

/** Draws the QR code of a URL or another text (ISO/IEC 18004, medium error correction: 15% may be unreadable). */
export function drawQrCode(text: string): QrCode {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size: rows.length, path }
}
