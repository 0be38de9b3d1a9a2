/** What is invisible and yet changes letters: joins two Arabic ones, or pictographs to one, or makes the one before one. */
const joiners = [
  /(?<=\p{Script=Arabic})(?:\u200C|\u200D)(?=\p{Script=Arabic})/u,
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D(?=\p{Extended_Pictographic})/u,
  /(?<=\p{Extended_Pictographic})\uFE0F/u,
].map(({ source }) => source)
const invisible = new RegExp(`(${joiners.join('|')})|[\\p{Cf}\\p{Variation_Selector}]`, 'gu')
/** Makes a key of a digit. */
const keycap = /(?<=[\d#*])\uFE0F?\u20E3/g

/** Normalizes a text for drawing: one line, composed letters, and nothing invisible that changes none of them. */
export function toDrawable(text: string): string {
  return text
    .normalize('NFC')
    .replace(keycap, '')
    .replace(invisible, (_all, joiner?: string) => joiner ?? '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}
