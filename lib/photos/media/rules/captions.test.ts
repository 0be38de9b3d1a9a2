import fc from 'fast-check'
import { expect, test } from 'vitest'
import { captionProblems, noCaptionsText, notCaptionsText } from '@/lib/photos/media/words'
import { readCaptions } from './captions'

const file = `\uFEFFWEBVTT - House tour\r
Kind: captions\r
\r
STYLE\r
::cue { background: url(https://example.com/x) }\r
\r
NOTE by Dana\r
\r
intro\r
00:01.000 --> 00:03.500 align:start line:80% region:x\r
<v Dana>Welcome</v> to <c.red>Larkspur <00:02.000>Road</c>.\r
<script>alert(1)</script>\r
\r
01:00:04.000 --> 01:00:05.000\r
The <i>kitchen</i>\r
`

test('captions are read without styles, notes, names of cues, and unknown tags', () => {
  expect(readCaptions(file)).toEqual({
    ok: true,
    captions: `WEBVTT

00:00:01.000 --> 00:00:03.500 align:start line:80%
<v Dana>Welcome</v> to Larkspur Road.
alert(1)

01:00:04.000 --> 01:00:05.000
The <i>kitchen</i>
`,
  })
})

test('cues are written in the order in which they are shown', () => {
  const read = readCaptions('WEBVTT\n\n00:05.000 --> 00:06.000\nSecond\n\n00:01.000 --> 00:02.000\nFirst\n')
  expect(read.ok && read.captions.indexOf('First') < read.captions.indexOf('Second')).toBe(true)
})

test.each([
  ['1\n00:00:01,000 --> 00:00:02,000\nSubRip\n', notCaptionsText],
  ['', notCaptionsText],
  ['WEBVTTX\n', notCaptionsText],
  ['WEBVTT\n', noCaptionsText],
  ['WEBVTT\n\nNOTE nothing else\n', noCaptionsText],
  ['WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nSubRip\n', captionProblems.noTime(3)],
  ['WEBVTT\n\nname\n\n00:01.000 --> 00:02.000\nA\n', captionProblems.noTime(3)],
  ['WEBVTT\n\n00:02.000 --> 00:02.000\nA\n', captionProblems.endsEarly(3)],
  ['WEBVTT\n\n00:01.000 --> 00:02.000\nA\n00:03.000 --> 00:04.000\nB\n', captionProblems.noBlankLine(5)],
])('%j is rejected', (text, problem) => {
  expect(readCaptions(text)).toEqual({ ok: false, problem })
})

test('whatever is read is read again as the same, and has no tags but those of captions', () => {
  const word = fc.oneof(
    fc.string(),
    fc.constantFrom('<b>', '</b>', '<x', '<v A>', '&lt;', '-->', '<', '>', ' '),
  )
  const cue = fc.tuple(fc.nat(3_599), fc.integer({ min: 1, max: 60 }), fc.array(word, { minLength: 1 }))
  fc.assert(
    fc.property(fc.array(cue), (cues) => {
      const time = (seconds: number) =>
        `${String(Math.floor(seconds / 3600)).padStart(2, '0')}:${String(Math.floor(seconds / 60) % 60).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}.000`
      const text = cues.map(
        ([start, length, words]) => `${time(start)} --> ${time(start + length)}\n${words.join('')}\n`,
      )
      const read = readCaptions(`WEBVTT\n\n${text.join('\n')}`)
      if (!read.ok) return
      expect(readCaptions(read.captions)).toEqual(read)
      for (const [tag] of read.captions.matchAll(/<[^<>]*>?/g)) expect(tag).toMatch(/^<\/?([biu]|v( .*)?)>$/)
    }),
  )
})
