import 'server-only'
import path from 'node:path'
import { type Font, parseRanges } from './font'

/** pdfkit reads the fonts from disk; the portal runs in its source folder. */
const folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/platform/pdf/fonts')

/** The characters that a font family has, as hexadecimal ranges. */
const hanken =
  '20-7E A0-17E 18F 192 19D 1A0-1A1 1AF-1B0 1CD-1D4 1E6-1E7 1EA-1EB 1FA-1FF 218-21B 232-233 237 259 272 2C6-2C7 2DA ' +
  '2DC-2DD 2F5-2F6 300-301 303-304 308-309 323 1E20-1E21 1E44-1E45 1E80-1E85 1E9E 1EA0-1EF9 2013-2014 2018-201A ' +
  '201C-201E 2020 2022 2026 2039-203A 2044 20AB-20AC 20B1 20B3-20B4 20B8 20BD 2122 2212 2215'
const newsreader =
  '20-7E A0-131 134-148 14A-17E 18F 192 1A0-1A1 1AF-1B0 1C4-1CC 1E6-1E7 1EA-1EB 1FA-21B 22A-22D 230-233 237 259 ' +
  '2B9-2BA 2BC 2C6-2C7 2DA 2DC-2DD 300-301 303-304 308-309 323 1E80-1E85 1E9E 1EA0-1EF9 2013-2014 2018-201A 201C-201E ' +
  '2020 2022 2026 2032-2033 2039-203A 2044 20A1 20A3-20A4 20A6-20A7 20A9 20AB-20AD 20B1-20B2 20B5 20B9-20BA 20BC-20BD ' +
  '2122 2212 2215'
/** Only the characters that a name or address could contain, of the many that it has. */
const liberation =
  '20-7E A0-17F 192 1FA-1FF 218-21B 2C6-2C7 2C9 2D8-2DD 37E 384-38A 38C 38E-3A1 3A3-3CE 400-45F 472-473 490-491 ' +
  '1E80-1E85 1EF2-1EF3 2010-2011 2013-2015 2017-201E 2020-2022 2026 2030 2032-2033 2039-203A 20A3-20A4 20A7 20AC 2105 ' +
  '2113 2116 2122 2126 215B-215E 2212 25A1'

const regular = font('HankenGrotesk-Regular', hanken)
const strong = font('HankenGrotesk-SemiBold', hanken)
const serif = font('Newsreader-Regular', newsreader)
const display = font('NewsreaderDisplay-Light', newsreader)
const otherRegular = font('LiberationSans-Regular', liberation)
const otherStrong = font('LiberationSans-Bold', liberation)

export type Face = 'regular' | 'strong' | 'serif' | 'display'

export const fonts = [regular, strong, serif, display, otherRegular, otherStrong]

/** Has a box, which stands for characters that no font has. */
export const boxFont = otherRegular

/** The font of each text style, followed by its fallbacks. Other scripts have fonts of their own: see script-fonts.ts. */
export const faces: Record<Face, readonly Font[]> = {
  regular: [regular, otherRegular],
  strong: [strong, otherStrong],
  serif: [serif, otherRegular],
  display: [display, otherRegular],
}
function font(name: string, ranges: string): Font {
  return {
    name,
    file: path.join(folder, `${name}.ttf`),
    ranges: parseRanges(ranges),
    isShaped: false,
  }
}
