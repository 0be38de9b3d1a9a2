// Captions as WebVTT, limited to what is read: cues. Browser-safe. https://www.w3.org/TR/webvtt1/

import { captionProblems, noCaptionsText, notCaptionsText } from '@/lib/photos/media/words'

type Cue = { startMs: number; endMs: number; settings: string; text: string }
type Line = { number: number; text: string }

/** The same captions without anything else that the file had, or why they can't be used. */
export type ReadCaptions = { ok: true; captions: string } | { ok: false; problem: string }

const maxCues = 5_000
const time = String.raw`(?:(\d{2,4}):)?([0-5]\d):([0-5]\d)\.(\d{3})`
const timing = new RegExp(String.raw`^\s*${time}\s+-->\s+${time}(?:\s+(.*))?$`)
const settings =
  /^(vertical:(rl|lr)|line:-?\d+(\.\d+)?%?(,(start|center|end))?|position:\d+(\.\d+)?%(,(line-left|center|line-right))?|size:\d+(\.\d+)?%|align:(start|center|end|left|right))$/

/** Reads a WebVTT file, and writes its cues in order: without styles, regions, notes, and identifiers. */
export function readCaptions(file: string): ReadCaptions {
  const lines = file
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '')
    .split(/\r\n|\r|\n/)
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) return { ok: false, problem: notCaptionsText }
  const cues: Cue[] = []
  // The header ends with the first blank line.
  for (const block of listBlocks(lines).slice(1)) {
    if (/^(NOTE(\s|$)|STYLE\s*$|REGION\s*$)/.test(block[0]?.text ?? '')) continue
    const cue = readCue(block)
    if (typeof cue === 'string') return { ok: false, problem: cue }
    if (cue.text !== '') cues.push(cue)
  }
  if (cues.length === 0) return { ok: false, problem: noCaptionsText }
  if (cues.length > maxCues) return { ok: false, problem: captionProblems.tooMany(maxCues) }
  cues.sort((one, other) => one.startMs - other.startMs)
  return { ok: true, captions: `WEBVTT\n\n${cues.map(writeCue).join('\n')}` }
}

/** Returns the lines between blank ones. */
function listBlocks(lines: readonly string[]): Line[][] {
  const blocks: Line[][] = []
  let block: Line[] = []
  for (const [place, text] of [...lines, ''].entries()) {
    if (text.trim() !== '') {
      block.push({ number: place + 1, text })
      continue
    }
    if (block.length > 0) blocks.push(block)
    block = []
  }
  return blocks
}

/** Returns a cue, or what is wrong with it. */
function readCue(block: readonly Line[]): Cue | string {
  const at = block[0]?.text.includes('-->') ? 0 : 1
  const line = block[at] ?? block[0]
  const number = line?.number ?? 1
  const parts = timing.exec(line?.text ?? '')
  if (!parts) return captionProblems.noTime(number)
  const [startMs, endMs] = [toMs(parts.slice(1, 5)), toMs(parts.slice(5, 9))]
  if (endMs <= startMs) return captionProblems.endsEarly(number)
  const text = block.slice(at + 1)
  const second = text.find((one) => one.text.includes('-->'))
  if (second) return captionProblems.noBlankLine(second.number)
  return {
    startMs,
    endMs,
    settings: (parts[9] ?? '')
      .split(/\s+/)
      .filter((one) => settings.test(one))
      .join(' '),
    text: text
      .map((one) => cleanText(one.text))
      .filter(Boolean)
      .join('\n'),
  }
}

/** Leaves bold, italic, underlined, and who speaks. */
function cleanText(text: string): string {
  return text
    .replace(/<(?!\/?[biu]>|\/?v>|v(?:\.[\w.-]+)?[ \t][^<>]*>)[^<>]*>?/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function toMs([hours, minutes, seconds, ms]: readonly (string | undefined)[]): number {
  return Number(hours ?? 0) * 3_600_000 + Number(minutes) * 60_000 + Number(seconds) * 1000 + Number(ms)
}

function writeCue(cue: Cue): string {
  const times = `${writeTime(cue.startMs)} --> ${writeTime(cue.endMs)}`
  return `${cue.settings ? `${times} ${cue.settings}` : times}\n${cue.text}\n`
}

function writeTime(ms: number): string {
  const pad = (value: number, digits = 2) => `${Math.floor(value)}`.padStart(digits, '0')
  return `${pad(ms / 3_600_000)}:${pad((ms / 60_000) % 60)}:${pad((ms / 1000) % 60)}.${pad(ms % 1000, 3)}`
}
