import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import type { ByteRange } from '@/lib/platform/web/byte-range'
import { cutLayout, type ZipEntry, type ZipLayout } from './layout'

/** Opens part of an entry. Called again for the rest if the connection breaks. */
export type OpenEntry = (
  entry: number,
  part: ByteRange & { signal: AbortSignal },
) => Promise<ReadableStream<Uint8Array>>

type Source = { entries: readonly ZipEntry[]; layout: ZipLayout; openEntry: OpenEntry }

/** Retries when storage sends nothing for this long; there's no limit for slow readers. */
const idleTimeoutMs = 30_000
/** Delays before each retry at the same offset. */
const retryWaitsMs = [200, 1_000, 4_000]

/**
 * Streams the bytes of the ZIP within the range, without buffering; opens each file while the previous one is read. The
 * stream ends complete or fails: an interrupted file is resumed where it stopped, and a file with another size or content
 * than in the layout fails the stream.
 */
export function streamZip(
  source: Source,
  range: ByteRange,
  onEnd: () => void = () => undefined,
): ReadableStream<Uint8Array> {
  const reader = new AbortController()
  const bytes = readZip(source, range, reader.signal)
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await bytes.next()
        if (!done) return controller.enqueue(value)
        controller.close()
        onEnd()
      },
      async cancel() {
        reader.abort()
        await bytes.return(undefined)
      },
    },
    // Read nothing before the consumer asks for it.
    { highWaterMark: 0 },
  )
}

async function* readZip(
  source: Source,
  { from, to }: ByteRange,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void> {
  const pieces = [...cutLayout(source.layout, from, to)]
  const opened = new Map<number, Opening>()
  const openAhead = (place: number) => {
    const piece = pieces[place]
    if (piece && 'entry' in piece && !opened.has(place)) {
      opened.set(place, openPart(source.openEntry, piece.entry, piece, signal))
    }
  }
  try {
    for (const [place, piece] of pieces.entries()) {
      if ('content' in piece) {
        yield piece.content
        continue
      }
      openAhead(place)
      // The piece in between is the next file's header.
      openAhead(place + 2)
      const first = opened.get(place)
      opened.delete(place)
      yield* verifyChecksum(
        source.entries[piece.entry],
        piece,
        readPart(source.openEntry, piece, signal, first),
      )
    }
  } finally {
    for (const opening of opened.values()) opening.close()
  }
}

type Part = { entry: number; from: number; to: number }

/** Reads part of an entry. Resumes where it failed, and gives up after several failures without progress. */
async function* readPart(
  openEntry: OpenEntry,
  { entry, from, to }: Part,
  signal: AbortSignal,
  first: Opening | undefined,
): AsyncGenerator<Uint8Array, void> {
  let at = from
  let failures = 0
  let opening = first
  while (at < to) {
    opening ??= openPart(openEntry, entry, { from: at, to }, signal)
    try {
      for (let chunk = await opening.read(); chunk; chunk = await opening.read()) {
        at += chunk.byteLength
        if (at > to) throw new EntryTooLongError(entry)
        failures = 0
        yield chunk
      }
      if (at < to) throw new Error(`storage ended entry ${entry} at byte ${at} of ${to}`)
    } catch (error) {
      const wait = retryWaitsMs[failures]
      if (signal.aborted || error instanceof EntryTooLongError || wait === undefined) throw error
      failures += 1
      await sleep(wait, undefined, { signal })
    } finally {
      opening.close()
      opening = undefined
    }
  }
}

/** Throws if a complete entry doesn't match its checksum. */
async function* verifyChecksum(
  entry: ZipEntry | undefined,
  { from, to }: Part,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  let sum = 0
  for await (const chunk of chunks) {
    sum = crc32(chunk, sum)
    yield chunk
  }
  const isWhole = from === 0 && to === entry?.sizeBytes
  if (isWhole && sum !== entry.crc32) throw new Error(`${entry.name} has changed since it was measured`)
}

class EntryTooLongError extends Error {
  constructor(entry: number) {
    super(`storage sent more bytes than entry ${entry} has`)
  }
}

type Opening = ReturnType<typeof openPart>

/** Requests a part immediately; a failure is thrown when it's read. */
function openPart(openEntry: OpenEntry, entry: number, { from, to }: ByteRange, reader: AbortSignal) {
  const closing = new AbortController()
  const opened = openEntry(entry, { from, to, signal: AbortSignal.any([reader, closing.signal]) }).then(
    (stream) => stream.getReader(),
  )
  // Avoids an unhandled rejection when a part opened ahead fails before it's read.
  opened.catch(() => undefined)
  return {
    /** The next bytes; undefined at the end. */
    async read(): Promise<Uint8Array | undefined> {
      const idleTimer = setTimeout(() => closing.abort(new Error('storage stopped sending')), idleTimeoutMs)
      try {
        const { value, done } = await (await opened).read()
        return done ? undefined : value
      } finally {
        clearTimeout(idleTimer)
      }
    },
    close() {
      closing.abort()
    },
  }
}
