import { formatBytes } from '@/lib/photos/deliveries/rules/bytes'
import { countOf, waitingForConnectionText } from '@/lib/platform/words'
import { captionByteLimit, documentByteLimit, filmByteLimit, maxMediaFiles, previewSeconds } from './limits'

export const filmTitle = 'Film'
export const documentsTitle = 'Documents'
export const mediaTitle = 'Films and documents'
export const addMediaText = 'Add films or PDFs'
export const mediaHint = `MP4, MOV, or WebM up to ${formatBytes(filmByteLimit)}, PDF up to ${formatBytes(documentByteLimit)}.`
export const mediaDeletedText = 'File deleted'
export const tooManyMediaText = `A delivery can have ${countOf(maxMediaFiles, 'film')} and documents.`
export const mediaGoneText = 'Some of these files are gone. Choose them again.'
export const lockedFilmText = 'Plays once the invoice is paid.'
export const previewText = `The first ${previewSeconds} seconds are free to view.`
export const notPlayableText = "Browsers can't play this film. Download it to watch it."
export const unbrandedText = 'Unbranded'
export const brandedHint = 'Most boards accept only a film that names nobody.'

/** For a file whose content is neither a film nor a PDF, whatever its name. */
export function notMediaText(name: string): string {
  return `${name} is neither a film (MP4, MOV, or WebM) nor a PDF.`
}

/** For a film that is cut off, or has no pictures or no duration. */
export function damagedFilmText(name: string): string {
  return `${name} is incomplete or damaged. Export it again, then choose it again.`
}

export const captionTexts = {
  add: 'Add captions',
  replace: 'Replace captions',
  remove: 'Remove captions',
  added: 'Captions added',
  removed: 'Captions removed',
  failed: 'Captions not added',
  tooLarge: `Choose a WebVTT file of at most ${formatBytes(captionByteLimit)}.`,
}
export const notCaptionsText =
  "This isn't a WebVTT file, which starts with WEBVTT. Export the captions as .vtt."
export const noCaptionsText = 'This file has no captions.'
const atLine = (line: number, problem: string) => `Line ${line}: ${problem}`
export const captionProblems = {
  noTime: (line: number) => atLine(line, 'each caption needs a time, such as 00:01.000 --> 00:04.000.'),
  endsEarly: (line: number) => atLine(line, 'this caption ends before it starts.'),
  noBlankLine: (line: number) => atLine(line, 'put a blank line before each caption.'),
  tooMany: (limit: number) => `A film can have ${countOf(limit, 'caption')}.`,
}

export const chapterTexts = {
  title: 'Chapters',
  hint: 'One a line: where it starts in the film, and its name.',
  example: '0:00 Front\n0:42 Kitchen',
  /** Opens the field. */
  edit: (count: number) => (count === 0 ? 'Add chapters' : `Edit ${countOf(count, 'chapter')}`),
  save: 'Save chapters',
  saved: 'Chapters saved',
}
export const chapterProblems = {
  unreadable: (line: number) => atLine(line, 'start with a time, then a name, such as 0:42 Kitchen.'),
  order: (line: number) => atLine(line, 'this chapter must start after the one before it.'),
  afterEnd: (line: number, end: string) => atLine(line, `the film ends at ${end}.`),
  tooLong: (line: number, limit: number) => atLine(line, `shorten the name to ${limit} characters.`),
  tooMany: (limit: number) => `A film can have ${countOf(limit, 'chapter')}.`,
}

/** Of what a browser made of a film. */
export const rejectedCopyText = "This isn't a copy of the film that can be used."
export const lockedDocumentsText = 'Documents can be downloaded once the invoice is paid.'
export const leaveUploadsText = 'A film is still being uploaded. Leave this page and stop it?'
export const notAddedText = "The file wasn't added. Please try again."
/** When this browser couldn't make all that viewers play of a film. */
export const unpreparedTexts = {
  title: 'Film not fully prepared',
  message: (name: string) =>
    `This browser couldn't prepare all of ${name} for playback. It plays where browsers can play it as it is, and can be downloaded.`,
}
export const deleteMediaText = 'It disappears from the gallery, the downloads, and the property page.'
export const unbrandedHint = 'Unbranded: names neither the agent nor the studio'

type UploadState =
  | 'waiting'
  | 'uploading'
  | 'checking'
  | 'paused'
  | 'lost'
  | 'done'
  | 'failed'
  | 'rejected'
  | 'missing'

/** What became of an upload. `prepared`: percent of what viewers play; null while it isn't being made */
export function stateOfUpload(
  state: UploadState,
  { percent, prepared, bytes }: { percent: number; prepared: number | null; bytes: number },
): string {
  if (prepared !== null) return `Preparing for playback, ${prepared}%`
  if (state === 'waiting') return 'Waiting'
  if (state === 'lost') return waitingForConnectionText
  if (state === 'done') return formatBytes(bytes)
  return state === 'checking' ? 'Checking' : `Uploading, ${percent}%`
}
