import type { Room } from '@/prisma/generated/enums'

/** What photographers call rooms in file names, between spaces; the first that matches decides. */
const wordsOfRooms: readonly (readonly [Room, RegExp])[] = [
  ['PANORAMA', / (360|panos?|panoramas?|equirectangular) /],
  ['FLOOR_PLAN', / floor ?plans? /],
  ['AERIAL', / (aerials?|drone|dji) /],
  ['POOL', / pool /],
  ['PRIMARY_BATHROOM', / ((primary|master|owners?) (bath|bathroom)|en ?suite) /],
  ['PRIMARY_BEDROOM', / (primary|master|owners?) (bed|bedroom|suite) /],
  ['BATHROOM', / (baths?|bathrooms?|powder|shower|vanity) /],
  ['BEDROOM', / (beds?|bedrooms?|bedside|nursery|guest ?room) /],
  ['KITCHEN', / (kitchens?|pantry) /],
  ['DINING_ROOM', / (dining|breakfast) /],
  ['FAMILY_ROOM', / (family|den) /],
  ['LIVING_ROOM', / (living|lounge|great ?room|sitting) /],
  ['OFFICE', / (office|study) /],
  ['LAUNDRY_ROOM', / (laundry|utility|mud ?room) /],
  ['BONUS_ROOM', / (bonus|loft|(game|media|play) ?room|gym) /],
  ['BASEMENT', / basement /],
  ['GARAGE', / garage /],
  ['PATIO', / (patio|deck|porch|terrace|balcony|lanai) /],
  ['YARD', / (yard|back ?yard|front ?yard|garden|lawn) /],
  ['ENTRY', / (entry|entryway|entrance|foyer|hall|hallway|stairs?|front door) /],
  ['REAR_EXTERIOR', / (rear|back) /],
  ['FRONT_EXTERIOR', / (front|exteriors?|facade|outside|curb|dusk|twilight) /],
  ['COMMUNITY', / (community|clubhouse|amenit(y|ies)) /],
  ['VIEW', / views? /],
  ['DETAIL', / details? /],
]

/**
 * Returns the room that each file's name states; null where it states none. Words that every name has, such as the street's,
 * count only if nothing else distinguishes the files.
 */
export function roomsOfNames(names: readonly string[]): (Room | null)[] {
  const words = names.map(wordsOf)
  const [first = []] = words
  const shared = names.length > 1 ? first.filter((word) => words.every((all) => all.includes(word))) : []
  const distinct = words.map((all) => roomOfWords(all.filter((word) => !shared.includes(word))))
  return distinct.some((room) => room !== null) ? distinct : words.map(roomOfWords)
}

/** Whether a file's name says that the photo was taken at dusk. */
export function isDusk(name: string): boolean {
  return / (dusk|twilight|sunset|evening|night) /.test(` ${wordsOf(name).join(' ')} `)
}

function roomOfWords(words: readonly string[]): Room | null {
  const text = ` ${words.join(' ')} `
  return wordsOfRooms.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

/** `MasterBath_02.jpg` is `master bath`. */
function wordsOf(name: string): string[] {
  return name
    .replace(/\.[^.]*$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
}
