/** Device names reserved by Windows, whatever follows the first dot. */
const deviceName = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i
/** Characters that some system doesn't allow in file names, or that change the text direction. */
const unsafe = /[<>:"/\\|?*\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cc}|\p{Surrogate}/gu
/** Bytes that every file system allows in a name, with room for a number. */
const maxNameBytes = 200

/**
 * Returns names under which these files can be stored in one folder on any system, in order. Names stay the same where
 * possible; duplicates, ignoring case, are numbered: `photo (2).jpg`.
 */
export function nameEntries(originalNames: readonly string[]): string[] {
  const names = originalNames.map(safeName)
  const taken = new Set(names.map(comparisonKey))
  const seen = new Set<string>()
  const numbers = new Map<string, number>()
  return names.map((name) => {
    const key = comparisonKey(name)
    if (!seen.has(key)) {
      seen.add(key)
      return name
    }
    let number = numbers.get(key) ?? 2
    while (taken.has(comparisonKey(numbered(name, number)))) number += 1
    numbers.set(key, number + 1)
    const free = numbered(name, number)
    taken.add(comparisonKey(free))
    return free
  })
}

/** Removes everything from a name that has a special meaning in a path or on some file system. */
export function safeName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(unsafe, '_')
    .trim()
    .replace(/[. ]+$/, '')
  const { base, ending } = splitName(plain)
  const short = `${truncateBytes(base, maxNameBytes - byteLength(ending))}${ending}`
  if (/^[._ ]*$/.test(short)) return 'photo'
  return deviceName.test(short) ? `_${short}` : short
}

/** Returns the name of a JPEG variant: `DSC_0001-web.jpg` for `DSC_0001.NEF`. */
export function derivedName(originalName: string, variant: string): string {
  return `${splitName(originalName).base}-${variant}.jpg`
}

/** Returns a name with the ending of another one, unless both mean the same type: `front.png` for `front.jpg` and `v2.png`. */
export function nameWithEndingOf(name: string, other: string): string {
  const [own, wanted] = [splitName(name), splitName(other)]
  const typeOf = (ending: string) => ending.toLowerCase().replace('.jpeg', '.jpg')
  return typeOf(own.ending) === typeOf(wanted.ending) ? name : `${own.base}${wanted.ending}`
}

function numbered(name: string, number: number): string {
  const { base, ending } = splitName(name)
  return `${base} (${number})${ending}`
}

/** An ending is a dot and at most ten characters; it isn't the whole name. */
function splitName(name: string): { base: string; ending: string } {
  const ending = /(?<=.)\.[^. ]{1,10}$/u.exec(name)?.[0] ?? ''
  return { base: name.slice(0, name.length - ending.length), ending }
}

/** Returns the same key for names that some file system considers equal. */
function comparisonKey(name: string): string {
  return name.normalize('NFKC').toUpperCase().toLowerCase()
}

function truncateBytes(text: string, maxBytes: number): string {
  let cut = text
  while (byteLength(cut) > maxBytes) cut = [...cut].slice(0, -1).join('')
  return cut.replace(/[. ]+$/, '') || cut
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length
}
