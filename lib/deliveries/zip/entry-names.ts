/** Names that Windows keeps for its devices, whatever follows the first dot. */
const deviceName = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i
/** Not allowed in a file's name somewhere, or turning the direction in which it is read. */
const unsafe = /[<>:"/\\|?*\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cc}|\p{Surrogate}/gu
/** Bytes that every file system allows a name, with room for a number. */
const maxNameBytes = 200

/**
 * Names under which these files can lie in one folder of any system, in their order. A name is kept where it can be; of
 * several alike, whatever their case, the later ones are numbered: `photo (2).jpg`.
 */
export function nameEntries(originalNames: readonly string[]): string[] {
  const names = originalNames.map(safeName)
  const taken = new Set(names.map(sameName))
  const met = new Set<string>()
  const numbers = new Map<string, number>()
  return names.map((name) => {
    const key = sameName(name)
    if (!met.has(key)) {
      met.add(key)
      return name
    }
    let number = numbers.get(key) ?? 2
    while (taken.has(sameName(numbered(name, number)))) number += 1
    numbers.set(key, number + 1)
    const free = numbered(name, number)
    taken.add(sameName(free))
    return free
  })
}

/** A name without anything that a path, a device or a file system could take for something else. */
export function safeName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(unsafe, '_')
    .trim()
    .replace(/[. ]+$/, '')
  const { base, ending } = splitName(plain)
  const short = `${cutBytes(base, maxNameBytes - byteLength(ending))}${ending}`
  if (/^[._ ]*$/.test(short)) return 'photo'
  return deviceName.test(short) ? `_${short}` : short
}

/** `DSC_0001.NEF` as a JPEG made of it: `DSC_0001-mls.jpg`. */
export function derivedName(originalName: string, variant: string): string {
  return `${splitName(originalName).base}-${variant}.jpg`
}

function numbered(name: string, number: number): string {
  const { base, ending } = splitName(name)
  return `${base} (${number})${ending}`
}

/** An ending is at most ten characters after a dot that is not the first. */
function splitName(name: string): { base: string; ending: string } {
  const ending = /(?<=.)\.[^. ]{1,10}$/u.exec(name)?.[0] ?? ''
  return { base: name.slice(0, name.length - ending.length), ending }
}

/** What two names have in common that a file system could take for one. */
function sameName(name: string): string {
  return name.normalize('NFKC').toUpperCase().toLowerCase()
}

function cutBytes(text: string, maxBytes: number): string {
  let cut = text
  while (byteLength(cut) > maxBytes) cut = [...cut].slice(0, -1).join('')
  return cut.replace(/[. ]+$/, '') || cut
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length
}
