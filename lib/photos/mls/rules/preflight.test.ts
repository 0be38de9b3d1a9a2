import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MlsPhoto } from '@/lib/photos/mls/schema/photos'
import type { ProfileContent, ProfileValues } from '@/lib/photos/mls/schema/profiles'
import { describeLinks, describePhotoProblem, describeSetProblem } from '@/lib/photos/mls/words/preflight'
import type { Room } from '@/prisma/generated/enums'
import { type Fit, fits } from './plan-fit'
import { isWithinLargest, reachesSmallest } from './plan-size'
import { preflight } from './preflight'
import { presets } from './presets'

const universal = preset('universal')

function preset(name: string): ProfileContent {
  const found = presets[name]
  if (!found) throw new Error(`no preset ${name}`)
  return found
}

function profileWith(values: Partial<ProfileValues>): ProfileContent {
  return { ...universal, values: { ...universal.values, ...values } }
}

function photo(id: string, changes: Partial<MlsPhoto> = {}): MlsPhoto {
  return {
    id,
    name: `${id}.jpg`,
    isWaiting: false,
    width: 6000,
    height: 4000,
    bytes: 12_000_000,
    webBytes: 1_200_000,
    contentType: 'image/jpeg',
    room: null,
    caption: '',
    alterations: [],
    unalteredPhotoId: null,
    ...changes,
  }
}

const rooms = (...list: (Room | null)[]) => list.map((room, place) => photo(`p${place}`, { room }))
const idsOf = (photos: readonly MlsPhoto[], profile: ProfileContent) =>
  preflight(photos, profile).entries.map((entry) => entry.photo.id)

describe('files', () => {
  test('are numbered with leading zeros and named after the room', () => {
    const names = preflight(rooms('FRONT_EXTERIOR', 'KITCHEN', null), universal).entries.map(
      ({ fileName }) => fileName,
    )
    expect(names).toEqual(['01-front-exterior.jpg', '02-kitchen.jpg', '03-photo.jpg'])
  })

  test('of a hundred photos have three digits', () => {
    const { entries } = preflight(rooms(...Array<Room>(100).fill('BEDROOM')), universal)
    expect(entries[0]?.fileName).toBe('001-bedroom.jpg')
    expect(entries[99]?.fileName).toBe('100-bedroom.jpg')
  })

  test('stay within the longest name', () => {
    const [entry] = preflight(rooms('FRONT_EXTERIOR'), profileWith({ fileNameLimit: 12 })).entries
    expect(entry?.fileName).toBe('01-front.jpg')
  })
})

describe('adjustments', () => {
  const kindsOf = (one: MlsPhoto, profile = universal) =>
    preflight([one], profile).entries[0]?.adjustments.map(({ kind }) => kind)

  test('a photo that already fits needs none', () => {
    expect(kindsOf(photo('a', { width: 2048, height: 1365, bytes: 900_000 }))).toEqual([])
  })

  test('a large one is resized and compressed, another format converted', () => {
    expect(kindsOf(photo('a', { contentType: 'image/heic' }))).toEqual(['resized', 'compressed', 'converted'])
  })

  test('another shape is cropped or padded', () => {
    const shape = { aspectWidth: 4, aspectHeight: 3 }
    expect(kindsOf(photo('a'), profileWith({ ...shape, aspectMethod: 'CROP' }))).toContain('cropped')
    expect(kindsOf(photo('a'), profileWith({ ...shape, aspectMethod: 'PAD' }))).toContain('padded')
  })

  test('a caption over the limit is cut', () => {
    const [entry] = preflight(
      [photo('a', { caption: 'x'.repeat(50) })],
      profileWith({ captionLimit: 20 }),
    ).entries
    expect(entry?.caption).toBe(`${'x'.repeat(19)}…`)
    expect(entry?.adjustments).toContainEqual({ kind: 'caption-cut', limit: 20 })
  })
})

describe('a label', () => {
  const staged = photo('staged', { alterations: ['VIRTUALLY_STAGED', 'SKY_REPLACED'], caption: 'Den' })
  const label = 'Virtually staged, sky replaced'
  const place = (profile: ProfileContent) => {
    const [entry] = preflight([staged], profile).entries
    return { picture: entry?.plan.label, caption: entry?.caption }
  }

  test.each([
    ['PICTURE', { picture: label, caption: 'Den' }],
    ['CAPTION', { picture: null, caption: `${label}. Den` }],
    ['BOTH', { picture: label, caption: `${label}. Den` }],
    ['NONE', { picture: null, caption: 'Den' }],
    ['UNKNOWN', { picture: null, caption: `${label}. Den` }],
  ] as const)('goes where the board wants it: %s', (wanted, expected) => {
    expect(place(profileWith({ label: wanted }))).toEqual(expected)
  })

  test('is in the caption where text on photos is forbidden, and the agent sees why', () => {
    const profile = profileWith({ label: 'PICTURE', pictureText: 'FORBIDDEN' })
    expect(place(profile)).toEqual({ picture: null, caption: `${label}. Den` })
    expect(preflight([staged], profile).entries[0]?.problems).toEqual([{ kind: 'label-forbidden' }])
  })

  test('is never put on a photo because of an unverified rule', () => {
    expect(preset('canopy').sources.label.certainty).toBe('HEARSAY')
    expect(place(preset('canopy'))).toEqual({ picture: null, caption: `${label}. Den` })
  })

  test('whose place is unknown is reported', () => {
    expect(preflight([staged], preset('northstar')).problems).toContainEqual({
      kind: 'label-unknown',
      isUnverified: false,
    })
  })
})

describe('an unaltered original', () => {
  const required = profileWith({ unaltered: 'REQUIRED' })
  const altered = (id: string, of: string) =>
    photo(id, { alterations: ['VIRTUALLY_STAGED'], unalteredPhotoId: of })

  test('is placed directly after its altered photo and named as the original', () => {
    const photos = [photo('front'), altered('staged', 'empty'), photo('kitchen'), photo('empty')]
    const { entries } = preflight(photos, required)
    expect(entries.map((entry) => entry.photo.id)).toEqual(['front', 'staged', 'empty', 'kitchen'])
    expect(entries[2]?.fileName).toBe('03-photo-original.jpg')
    expect(entries[2]?.adjustments).toContainEqual({ kind: 'moved' })
  })

  test('that comes first stays first', () => {
    expect(idsOf([photo('front'), photo('kitchen'), altered('dusk', 'front')], required)).toEqual([
      'front',
      'dusk',
      'kitchen',
    ])
  })

  test('that is there already is not moved', () => {
    const { entries } = preflight([photo('a'), altered('b', 'c'), photo('c')], required)
    expect(entries.flatMap(({ adjustments }) => adjustments.map(({ kind }) => kind))).not.toContain('moved')
  })

  test('is left where it is if the board does not want it', () => {
    const photos = [photo('front'), altered('staged', 'empty'), photo('kitchen'), photo('empty')]
    expect(idsOf(photos, universal)).toEqual(['front', 'staged', 'kitchen', 'empty'])
  })

  test('that is missing or left out is reported', () => {
    const missing = photo('x', { alterations: ['LAWN_REPLACED'] })
    expect(preflight([missing], required).entries[0]?.problems).toEqual([
      { kind: 'no-original', isUnverified: false },
    ])
    const staged = altered('staged', 'empty')
    expect(preflight([staged], required, [staged, photo('empty')]).entries[0]?.problems).toEqual([
      { kind: 'original-left-out', isUnverified: false },
    ])
  })
})

describe('the set', () => {
  const kindsOf = (photos: MlsPhoto[], profile: ProfileContent) =>
    preflight(photos, profile).problems.map(({ kind }) => kind)

  test('needs the photos that UtahRealEstate requires', () => {
    expect(kindsOf(rooms('KITCHEN'), preset('utah'))).toEqual([
      'too-few',
      'few-front-exteriors',
      'few-interiors',
    ])
    const enough = rooms('FRONT_EXTERIOR', 'KITCHEN', 'BEDROOM', 'BATHROOM', 'ENTRY', 'YARD')
    expect(kindsOf(enough, preset('utah'))).toEqual([])
  })

  test('must not have too many', () => {
    const { problems } = preflight(rooms(...Array<Room>(41).fill('FRONT_EXTERIOR')), preset('smartmls'))
    expect(problems.map(describeSetProblem)).toEqual(['At most 40 photos allowed; leave out 1.'])
  })

  test.each([
    ['FRONT_EXTERIOR', ['FRONT_EXTERIOR'], true],
    ['FRONT_EXTERIOR', ['REAR_EXTERIOR'], false],
    ['EXTERIOR', ['REAR_EXTERIOR'], true],
    ['EXTERIOR', [null], false],
    ['FRONT_OR_AERIAL', ['AERIAL', 'FRONT_EXTERIOR'], true],
    ['FRONT_OR_AERIAL', ['AERIAL', 'KITCHEN'], false],
    ['FRONT_OR_AERIAL', ['POOL', 'FRONT_EXTERIOR'], false],
    ['ANY', [null], true],
  ] as const)('with the first photo %s: %j is right: %s', (firstPhoto, list, isRight) => {
    const kinds = kindsOf(rooms(...list), profileWith({ firstPhoto }))
    expect(kinds.includes('first-photo')).toBe(!isRight)
  })

  test('must not start with an altered exterior where an unaltered one is wanted', () => {
    const first = photo('a', { room: 'FRONT_EXTERIOR', alterations: ['SKY_REPLACED'] })
    expect(kindsOf([first], preset('mls-now'))).toContain('first-photo')
  })
})

describe('an unverified rule', () => {
  test('is never presented as the rule of the board', () => {
    const staged = photo('b', { alterations: ['VIRTUALLY_STAGED'] })
    const [entry] = preflight([staged], preset('canopy')).entries
    expect(entry?.problems.map(describePhotoProblem).join()).toMatch(/^Unverified: the board wants/)
  })

  test('leaves no photo out', () => {
    const photos = [
      photo('tiny', { width: 800, height: 500 }),
      photo('wide', { width: 6000, height: 1500 }),
      photo('upright', { width: 4000, height: 6000 }),
    ]
    const { entries, rejected } = preflight(photos, preset('bright'))
    expect(rejected).toEqual([])
    expect(entries.map(({ problems }) => problems.map(describePhotoProblem))).toEqual([
      ['Unverified: 800 × 500 is too small; the board wants at least 1024 × 768.'],
      ['Unverified: at 2048 px wide, its height falls to 512; the board wants at least 768.'],
      [],
    ])
    // Nothing that rendering could reject them for.
    expect(entries.map(({ plan }) => [plan.minWidth, plan.minHeight])).toEqual(Array(3).fill([null, null]))
  })

  test('of the file size is met as far as possible', () => {
    const values = { ...universal.values, maxKilobytes: 125 }
    const { fileSize, ...sources } = universal.sources
    const profile = {
      ...universal,
      values,
      sources: { ...sources, fileSize: { ...fileSize, certainty: 'HEARSAY' as const } },
    }
    expect(preflight([photo('a')], profile).entries[0]?.plan).toMatchObject({
      maxBytes: 125_000,
      mayExceedBytes: true,
    })
    expect(preflight([photo('a')], universal).entries[0]?.plan.mayExceedBytes).toBe(false)
  })
})

test('an unchecked board is said to be unchecked, and only a known one to accept certain links', () => {
  expect(describeLinks(preset('utah'))).toContain("haven't checked")
  expect(describeLinks(preset('armls'))).toMatch(/^This board accepts only/)
  const { links, ...sources } = preset('armls').sources
  const reported = {
    ...preset('armls'),
    sources: { ...sources, links: { ...links, certainty: 'HEARSAY' as const } },
  }
  expect(describeLinks(reported)).toMatch(/^Unverified: this board/)
})

describe('a photo that falls below the smallest size', () => {
  const wide = photo('wide', { width: 5464, height: 3070 })
  const ranw = preset('ranw')
  const fitted = (one: MlsPhoto, fit: Fit) => {
    const { entries, rejected } = preflight([one], ranw, [one], new Map([[one.id, fit]]))
    expect(rejected).toEqual([])
    const [entry] = entries
    return {
      size: entry?.plan.size,
      scaled: entry?.plan.scaled,
      kinds: entry?.adjustments.map(({ kind }) => kind),
    }
  }

  test('is said to fall below it, not to be too small, and can be cropped or get bars', () => {
    const [rejected] = preflight([wide], ranw).rejected
    expect(rejected && describePhotoProblem(rejected.problem)).toBe(
      'Left out: at 1280 px wide, its height falls to 719; the board wants at least 768.',
    )
    expect(rejected?.fits).toEqual(['CROP', 'PAD'])
    expect(fitted(wide, 'CROP')).toEqual({
      size: { width: 1280, height: 768 },
      scaled: { width: 1367, height: 768 },
      kinds: ['cropped', 'compressed'],
    })
    expect(fitted(wide, 'PAD')).toEqual({
      size: { width: 1280, height: 768 },
      scaled: { width: 1280, height: 719 },
      kinds: ['padded', 'compressed'],
    })
  })

  test('because it is upright, can be fitted into a landscape shape', () => {
    const upright = photo('upright', { width: 4000, height: 6000 })
    const [rejected] = preflight([upright], ranw).rejected
    expect(rejected && describePhotoProblem(rejected.problem)).toBe(
      "Left out: it's reduced to 640 × 960; the board wants at least 768 × 1024.",
    )
    expect(fitted(upright, 'CROP').size).toEqual({ width: 1024, height: 960 })
    expect(fitted(upright, 'PAD')).toMatchObject({
      size: { width: 1024, height: 960 },
      scaled: { width: 640, height: 960 },
    })
  })

  test('is fitted into the shape that the board wants', () => {
    const { smallest, largest, aspect, ...sources } = ranw.sources
    const board = { ...smallest, certainty: 'BOARD' as const }
    const profile = {
      ...ranw,
      values: { ...ranw.values, aspectWidth: 4, aspectHeight: 3, aspectMethod: 'CROP' as const },
      sources: { ...sources, smallest: board, largest: board, aspect: board },
    }
    const upright = photo('upright', { width: 4000, height: 6000 })
    const { entries } = preflight([upright], profile, [upright], new Map([[upright.id, 'PAD']]))
    expect(entries[0]?.plan.size).toEqual({ width: 1280, height: 960 })
  })

  test('of its own is not enlarged or framed', () => {
    const tiny = photo('tiny', { width: 640, height: 480 })
    const [rejected] = preflight([tiny], ranw, [tiny], new Map([[tiny.id, 'PAD']])).rejected
    expect(rejected?.fits).toEqual([])
    expect(rejected && describePhotoProblem(rejected.problem)).toBe(
      'Left out: 640 × 480 is too small; the board wants at least 1024 × 768.',
    )
  })
})

describe('a photo that the board would refuse', () => {
  test('is left out, with the reason', () => {
    const photos = [photo('tiny', { width: 640, height: 480 }), photo('raw', { width: null, height: null })]
    const { entries, rejected } = preflight(photos, preset('ranw'))
    expect(entries).toEqual([])
    expect(rejected.map(({ problem }) => problem.kind)).toEqual(['too-small', 'unprepared'])
  })
})

test('every photo of any set is delivered within every preset, or rejected, exactly once', () => {
  const side = fc.integer({ min: 50, max: 9000 })
  const sets = fc.array(fc.record({ width: side, height: side, alters: fc.option(fc.nat(20)) }), {
    maxLength: 25,
  })
  fc.assert(
    fc.property(
      sets,
      fc.constantFrom(...Object.keys(presets)),
      fc.constantFrom(...fits),
      (list, name, fit) => {
        const profile = preset(name)
        const photos = list.map(({ width, height, alters }, place) =>
          photo(`p${place}`, {
            width,
            height,
            ...(alters !== null &&
              alters !== place && {
                alterations: ['VIRTUALLY_STAGED'] as const satisfies string[],
                unalteredPhotoId: `p${alters}`,
              }),
          }),
        )
        const chosen = new Map(
          photos.flatMap(({ id }, place) => (place % 2 === 0 ? [[id, fit] as const] : [])),
        )
        const { entries, rejected } = preflight(photos, profile, photos, chosen)
        const ids = [...entries, ...rejected].map((one) => one.photo.id)
        expect([...ids].sort()).toEqual(photos.map(({ id }) => id).sort())
        for (const { plan } of entries) {
          expect(isWithinLargest(plan.size, profile.values)).toBe(true)
          expect(reachesSmallest(plan.size, plan)).toBe(true)
        }
        for (const one of rejected) expect(one.fits.includes(fit) && chosen.has(one.photo.id)).toBe(false)
        const names = entries.map(({ fileName }) => fileName)
        expect(new Set(names).size).toBe(names.length)
        expect(names).toEqual([...names].sort())
        for (const fileName of names) expect(fileName).toMatch(/^\d+-[a-z0-9-]+\.jpg$/)
      },
    ),
  )
})
