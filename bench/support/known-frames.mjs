import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { root } from '../../scripts/launch/root.ts'

const pictures = path.join(root, 'prisma/seed/pictures')
const [width, height] = [4200, 2800]
/** Of these, another one shows the same view. */
const repeated = ['detail-2.jpg', 'still-2.jpg']
/** Seconds from one view to the next, and between two rooms. */
const [viewSeconds, pauseSeconds] = [40, 240]
const viewsPerRoom = 7
/** Views with enough verticals to see a tilt, and views whose light makes a blown frame. */
const upright = /kitchen|bath|living|dining|bedroom|entrance|front|side|larkspur|day-1|dusk-6/
const indoors = /kitchen|bath|living|dining|bedroom/
/** Exposure biases in stops, in the order they're taken. */
const brackets = [
  [0, -2, 2],
  [0, -2, 2],
  [-2, 0, 2],
  [0, -1, 1],
  [0, -2, 2],
  [0, -1, 1, -2, 2],
]

/**
 * Makes a shoot whose every frame is known, from the demo's pictures: each is a view of its own, and each also mirrored.
 * @param {string} folder where the files are written
 * @returns {Promise<{ files: string[], rooms: number, expected: Map<string, string> }>} by file name, what the contact sheet should
 *   show: nothing for a frame without fault, `behind` for one that another frame stands for
 */
export async function makeKnownFrames(folder) {
  const views = listViews()
  const shoot = { folder, files: [], expected: new Map(), views: 0, seconds: 0 }
  const take = (pattern = /./) =>
    views.splice(
      views.findIndex(({ name }) => pattern.test(name)),
      1,
    )[0]

  for (const degrees of [1, -1, 1, -1, 2, -2, 2, -2, 4, -4, 4, -4])
    await addView(shoot, [{ picture: await tilt(await level(take(upright)), degrees), expect: 'Tilted' }])
  for (const biases of brackets) {
    const picture = await level(take())
    const exposures = biases.map((bias) => ({
      picture: picture.clone().linear(1.35 ** bias, 0),
      bias,
      expect: bias === 0 ? `${biases.length} exposures` : 'behind',
    }))
    await addView(shoot, exposures)
  }
  for (const shift of [0, 4, 8, 12, 4, 8]) {
    const picture = await level(take())
    const moved = { left: shift, top: shift, width: width - 20, height: height - 20 }
    // The sharper one comes second, as when a shot is repeated because the first was blurred.
    await addView(shoot, [
      { picture: blur(picture.clone(), 1.3), expect: 'Like' },
      { picture: picture.clone().extract(moved), expect: '' },
    ])
  }
  for (const thousandths of [2, 2.5, 3, 3.3, 4, 5])
    await addView(shoot, [{ picture: blur(await level(take()), thousandths), expect: 'Soft' }])
  for (const mean of [3, 4, 5, 6]) await addView(shoot, [{ picture: black(mean), expect: 'Dark' }])
  for (const times of [2.5, 3, 3, 3.5, 4])
    await addView(shoot, [{ picture: (await level(take(indoors))).linear(times, 0), expect: 'White' }])
  for (let pair = 0; pair < 4; pair += 1)
    await addView(shoot, [{ picture: await level(take()), expect: 'With RAW', hasRaw: true }])
  for (const name of listPictures().filter((each) => each.endsWith('plan.jpg')))
    await addView(shoot, [{ picture: await level({ name }), expect: '', isDrawing: true }])
  while (views.length > 0) await addView(shoot, [{ picture: await level(take()), expect: '' }])
  const { files, expected } = shoot
  return { files, expected, rooms: Math.ceil(shoot.views / viewsPerRoom) }
}

/** Writes the frames of one view, each a second after the one before. */
async function addView(shoot, frames) {
  if (shoot.views > 0) shoot.seconds += shoot.views % viewsPerRoom === 0 ? pauseSeconds : viewSeconds
  shoot.views += 1
  for (const { picture, expect, bias = 0, hasRaw = false, isDrawing = false } of frames) {
    shoot.seconds += 1
    const stem = `DSC_${String(shoot.expected.size + 1).padStart(4, '0')}`
    const taken = new Date(Date.UTC(2026, 4, 28, 10, 0, shoot.seconds)).toISOString().slice(0, 19)
    const exif = {
      DateTimeOriginal: taken.replace('T', ' ').replaceAll('-', ':'),
      ...(!isDrawing && { ExposureTime: '1/60', ExposureBiasValue: `${bias}/1` }),
    }
    const jpeg = picture.withExif({ IFD0: { Model: 'Bench' }, IFD2: exif }).jpeg({ quality: 92 })
    write(shoot, `${stem}.jpg`, await jpeg.toBuffer(), expect)
    if (hasRaw) write(shoot, `${stem}.NEF`, Buffer.alloc(100_000 + shoot.seconds), 'behind')
  }
}

function write({ folder, files, expected }, name, bytes, expect) {
  const file = path.join(folder, name)
  writeFileSync(file, bytes)
  files.push(file)
  expected.set(name, expect)
}

/** Fills the frame, as a camera does. */
async function level({ name, isMirrored = false }) {
  const picture = sharp(path.join(pictures, name)).resize(width, height, { fit: 'cover' })
  return fix(isMirrored ? picture.flop() : picture)
}

/** Rotates a picture around its center, and crops what that leaves empty. */
async function tilt(picture, degrees) {
  const turned = await fix(picture.rotate(degrees))
  const outer = await turned.metadata()
  const [innerWidth, innerHeight] = [Math.floor(width * 0.88), Math.floor(height * 0.88)]
  return turned.extract({
    width: innerWidth,
    height: innerHeight,
    left: Math.floor((outer.width - innerWidth) / 2),
    top: Math.floor((outer.height - innerHeight) / 2),
  })
}

/** By a share of the width, in thousandths. */
function blur(picture, thousandths) {
  return picture.blur((width * thousandths) / 1000)
}

/** Carries out what was asked of a picture so far: sharp has an order of its own. */
async function fix(picture) {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
}

/** With the noise of a sensor. */
function black(mean) {
  const noise = { type: 'gaussian', mean, sigma: 3 }
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } })
}

function listViews() {
  const names = listPictures().filter((name) => !name.endsWith('plan.jpg') && !repeated.includes(name))
  return [false, true].flatMap((isMirrored) => names.map((name) => ({ name, isMirrored })))
}

function listPictures() {
  const names = readdirSync(pictures, { recursive: true }).filter((name) => /\.jpg$/.test(name))
  return names.filter((name) => !name.startsWith('logos')).sort()
}
