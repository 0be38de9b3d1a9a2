import type { Readable } from 'node:stream'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export async function bytesOf(pdf: Readable): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const part of pdf) parts.push(part)
  return new Uint8Array(Buffer.concat(parts))
}

type Piece = { text: string; left: number; right: number; baseline: number; size: number }

/** Reads the text of each page, with its position. */
export async function readPdf(pdf: Readable) {
  const document = await getDocument({ data: await bytesOf(pdf), verbosity: 0 }).promise
  const pages: Piece[][] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(
      items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return []
        const [scale = 0, skew = 0, , , left = 0, baseline = 0] = item.transform as number[]
        const isTurned = skew !== 0
        return isTurned ? [] : [{ text: item.str, left, right: left + item.width, baseline, size: scale }]
      }),
    )
  }
  const { info } = await document.getMetadata()
  return {
    pages,
    info: info as Record<string, unknown>,
    text: pages
      .flat()
      .map(({ text }) => text)
      .join(' '),
  }
}

/** Returns pairs of texts that overlap. */
export function overlaps(pieces: Piece[]): string[] {
  return pieces.flatMap((one, index) =>
    pieces
      .slice(index + 1)
      .filter(
        (other) =>
          Math.abs(one.baseline - other.baseline) < Math.min(one.size, other.size) * 0.6 &&
          one.left < other.right - 0.5 &&
          other.left < one.right - 0.5,
      )
      .map((other) => `${one.text} | ${other.text}`),
  )
}
